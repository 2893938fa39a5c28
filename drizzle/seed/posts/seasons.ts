import type { DemoPost } from "../posts";

export const seasons: DemoPost = {
  category: "Travel Tips",
  tags: ["seasons", "turtles", "whales", "surf"],
  language: "es",
  age: 18,
  en: {
    title: "Two Seasons, Both of Them Good",
    excerpt:
      "There's no wrong month here, only different ones. When it rains, when the waves come, when the turtles do, and when every bed on the coast is taken.",
    seo_title: "",
    seo_description:
      "When to visit Panama's Azuero coast: dry and rainy season, surf, humpback whales, sea turtles and the holidays that fill the beds, month by month.",
    content: `<p>Ask in town when to come and you'll be asked back: for what? The year on this coast has two halves. Each of them is someone's favorite.</p>
<h2>Summer: {{dryMonths}}</h2>
<figure><img src="/scenes/posts/dry-months.svg" alt="" width="960" height="640"></figure>
<p>Summer is what Panama calls the dry months, whatever the calendar says farther north. The sky is blue, the hills turn the color of straw, and the wind off the land combs the waves in the morning. Roads are at their best. So is the crowd: over New Year, at Carnival and in Holy Week the whole country goes to the beach at once, and Las Tablas, on the way here, is where the biggest party of all blocks the road.</p>
<p>From {{coolMonths}} the deep water of the Gulf of Panama can rise and cool the sea. Farther out on this coast the effect is weaker, and most days you won't notice. Bring a thin top if you stay in for hours.</p>
<h2>Winter: {{rainMonths}}</h2>
<figure><img src="/scenes/posts/rainy-months.svg" alt="" width="960" height="640"></figure>
<p>Winter means rain, most of it from {{rainBestMonths}}, people say, and most of it in the afternoon. Everything is green within a week. The south swell is awake from {{swellMonths}}, at its steadiest from {{swellBestMonths}}, so the people with boards tend to smile through it.</p>
<p>Rain also means rivers. West of the village the tracks cross them without bridges, and after a heavy night a ford can be deeper than it looks. Ask the first driver who comes the other way.</p>
<h2>What comes when</h2>
<p><a href="/surf#year">The year at a glance</a></p>
<p>Whale boats keep 250 meters away. The turtles keep no dates, whatever anybody promises you. For New Year, Carnival, Holy Week and the November holidays, book early, and buy fuel and cash before the coast.</p>
<h2>A word about turtles</h2>
<p>Olive ridleys come ashore to nest, at Isla Cañas and La Marinera in great numbers and elsewhere a few at a time. People will tell you which moon brings them. They contradict each other, and the turtles contradict them all. Go with a guide, at night, without lights or a flash, and let the turtle decide how close is close.</p>
<p><a href="/do/noches_de_tortugas">Noches de Tortugas</a></p>
<aside>
<p><strong>Pack for both halves.</strong> Repellent for mosquitoes and sandflies, a headlamp for the evening the power goes, a hat, and cash: the only bank we know of in the area is on the square in Tonosí.</p>
</aside>
<p>So, when? If you want dry roads and company, come in summer. If you want waves, whales and an empty beach at seven in the morning, come when it rains. Then look at the <a href="/calendar">calendar</a>, because someone is always planning something.</p>`,
  },
  es: {
    title: "Dos estaciones, y las dos son buenas",
    excerpt:
      "Aquí no hay mes malo, solo meses distintos. Cuándo llueve, cuándo llegan las olas, cuándo las tortugas y cuándo no queda una cama libre en toda la costa.",
    seo_title: "",
    seo_description:
      "Cuándo venir a la costa de Azuero: verano e invierno, surf, ballenas jorobadas, tortugas y los feriados que llenan las camas, mes por mes.",
    content: `<p>Pregunta en el pueblo cuándo venir y te van a contestar: ¿a qué? El año en esta costa tiene dos mitades. Cada una es la favorita de alguien.</p>
<h2>Verano: {{dryMonths}}</h2>
<figure><img src="/scenes/posts/dry-months.svg" alt="" width="960" height="640"></figure>
<p>Verano son los meses secos, diga lo que diga el calendario más al norte. El cielo está azul, los cerros se ponen color de paja y el viento de tierra peina las olas por la mañana. Los caminos están en su mejor momento. La gente también: en Año Nuevo, en carnavales y en Semana Santa todo el país se va a la playa al mismo tiempo, y en Las Tablas, de camino para acá, la fiesta más grande de todas tranca la calle.</p>
<p>{{CoolMonths}} el agua honda del golfo de Panamá puede subir y enfriar el mar. En esta costa, más afuera, se siente menos, y casi ningún día lo vas a notar. Trae una licra si te quedas horas adentro.</p>
<h2>Invierno: {{rainMonths}}</h2>
<figure><img src="/scenes/posts/rainy-months.svg" alt="" width="960" height="640"></figure>
<p>Invierno es lluvia, la mayor parte {{rainBestMonths}}, según dicen, y casi siempre por la tarde. En una semana todo está verde. El oleaje del sur está despierto {{swellMonths}}, más constante {{swellBestMonths}}, así que la gente de las tablas lo pasa sonriendo.</p>
<p>Lluvia también quiere decir ríos. Al oeste del pueblo los caminos los cruzan sin puente, y después de una noche fuerte un vado puede ser más hondo de lo que parece. Pregúntale al primer conductor que venga de allá.</p>
<h2>Qué llega y cuándo</h2>
<p><a href="/surf#year">El año de un vistazo</a></p>
<p>Las lanchas se quedan a 250 metros de las ballenas. Las tortugas no tienen fecha fija, te prometan lo que te prometan. Para Año Nuevo, carnavales, Semana Santa y fiestas patrias, reserva con tiempo, pon gasolina y saca efectivo antes de la costa.</p>
<h2>Unas palabras sobre las tortugas</h2>
<p>Las tortugas lora salen a poner: en Isla Cañas y La Marinera por montones, en otras playas de a poquito. Te van a decir cuál luna las trae. Unos contradicen a otros, y las tortugas los contradicen a todos. Ve con guía, de noche, sin luces ni flash, y deja que la tortuga decida cuánto es cerca.</p>
<p><a href="/do/noches_de_tortugas">Noches de Tortugas</a></p>
<aside>
<p><strong>Empaca para las dos mitades.</strong> Repelente para mosquitos y chitras, una linterna de cabeza para la noche en que se va la luz, un sombrero y efectivo: el único banco que conocemos en el área está frente al parque de Tonosí.</p>
</aside>
<p>Entonces, ¿cuándo? Si quieres caminos secos y compañía, ven en verano. Si quieres olas, ballenas y una playa vacía a las siete de la mañana, ven cuando llueve. Y después mira el <a href="/calendar">calendario</a>, que siempre hay alguien preparando algo.</p>`,
  },
};
