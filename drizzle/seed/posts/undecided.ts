import type { DemoPost } from "../posts";

export const pendingPost: DemoPost = {
  category: "Town Life",
  tags: ["power", "rain"],
  language: "en",
  age: 1,
  isOwners: true,
  status: "pending",
  en: {
    title: "What to Do When the Power Goes",
    excerpt: "It goes, mostly in the rain, and mostly comes back. Meanwhile:",
    seo_title: "",
    seo_description: "",
    content: `<p>Power cuts are part of life in this district. Most are short; some have lasted longer than a night. People here do three things: they close the fridge, they open the windows, and they go and see what the neighbors are cooking.</p>
<ul>
<li>Charge what you need by day.</li>
<li>Keep some water aside: where it comes from a well, the pump stops too.</li>
<li>Carry a little cash. A card reader is as dark as everything else.</li>
</ul>`,
  },
  es: {
    title: "Qué hacer cuando se va la luz",
    excerpt: "Se va, casi siempre con la lluvia, y casi siempre vuelve. Mientras tanto:",
    seo_title: "",
    seo_description: "",
    content: `<p>Los apagones son parte de la vida en este distrito. Casi todos son cortos; alguno duró más de una noche. Aquí la gente hace tres cosas: cierra la nevera, abre las ventanas y va a ver qué están cocinando los vecinos.</p>
<ul>
<li>Carga de día lo que necesites.</li>
<li>Guarda algo de agua: donde viene de pozo, la bomba también se para.</li>
<li>Lleva algo de efectivo. El punto de venta queda tan oscuro como todo lo demás.</li>
</ul>`,
  },
};

export const rejectedPost: DemoPost = {
  category: "Surf",
  tags: ["surf"],
  language: "en",
  age: 9,
  isOwners: true,
  status: "rejected",
  review_note: "Please tell which of this you have seen yourself, and leave out the prices: they change.",
  en: {
    title: "The Best Wave in the World",
    excerpt: "It's here, it's for everybody, and it works every day of the year.",
    seo_title: "",
    seo_description: "",
    content: "<p>Trust me.</p>",
  },
  es: {
    title: "La mejor ola del mundo",
    excerpt: "Está aquí, es para todos y funciona todos los días del año.",
    seo_title: "",
    seo_description: "",
    content: "<p>Créeme.</p>",
  },
};
