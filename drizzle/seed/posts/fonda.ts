import { pictureNamed } from "../photos";
import type { DemoPost } from "../posts";

const snapper = (caption: string) =>
  `<figure>
<img src="${pictureNamed("pargo")}" alt="">
<figcaption>${caption}</figcaption>
</figure>`;

export const fonda: DemoPost = {
  category: "Food",
  tags: ["food", "words"],
  language: "en",
  age: 6,
  isOwners: true,
  en: {
    title: "Lunch at the Fonda, Word by Word",
    excerpt:
      "A fonda has six tables, one pot and no menu you could photograph. Fourteen words are enough to eat very well in it.",
    seo_title: "",
    seo_description:
      "What to order at a Panamanian fonda: sancocho, patacones, hojaldres, guandú, raspao and the other words you need for lunch on the Azuero coast.",
    content: `<p>The best lunch in a small town is rarely behind the biggest sign. Look for a roof, a few plastic chairs, a pot that has been on the fire since early, and people from the town eating in it. That's a <em lang="es">fonda</em>. You don't read what there is; you ask. <em lang="es">¿Qué hay hoy?</em> is a complete order in itself.</p>
<p>The answer will be fast, so here it is, slowly.</p>
<h2>In the morning</h2>
<ul>
<li><strong lang="es">Hojaldre</strong>: bread, fried, torn by hand, still hot. With white cheese if you're lucky.</li>
<li><strong lang="es">Carimañola</strong>: a roll of yuca with something good inside, also fried.</li>
<li><strong lang="es">Bollo</strong>: a roll of ground corn, boiled in its leaf. Not fried, for balance.</li>
</ul>
<h2>At noon</h2>
${snapper("A whole snapper and its patacones, drawn from memory.")}
<ul>
<li><strong lang="es">Sancocho</strong>: chicken soup, and the country's answer to most questions. It cures the night before and the bus ride after.</li>
<li><strong lang="es">Corvina</strong> and <strong lang="es">pargo</strong>: sea bass and snapper, whole or in pieces, whatever came in.</li>
<li><strong lang="es">Patacones</strong>: green plantain, fried, flattened, fried again. They come with the fish the way a spoon comes with soup.</li>
<li><strong lang="es">Guandú</strong>: pigeon peas, usually in the rice.</li>
</ul>
<blockquote>
<p>If there's a line, stand in it. If there isn't one, ask why.</p>
</blockquote>
<h2>To drink, and after</h2>
<ul>
<li><strong lang="es">Pipa</strong>: a green coconut with its top cut off. The glass grows on a tree.</li>
<li><strong lang="es">Chicheme</strong>: sweet corn, cold, half drink and half dessert.</li>
<li><strong lang="es">Raspao</strong>: shaved ice with syrup, from a cart, at the hour when nothing else helps.</li>
<li><strong lang="es">Seco</strong>: the spirit of the country. A <strong lang="es">jardín</strong>, which sounds like flowers, is an open-air bar, and the two belong together.</li>
</ul>
<h2>And to pay</h2>
<p>Bring cash, in small bills. US dollars and balboas are the same money. A tip is ten percent, unless the bill already says <em lang="es">propina</em> or <em lang="es">servicio</em>.</p>
<aside>
<p><strong>Come early.</strong> A fonda cooks once. By two the soup is a memory, and the cook is in a hammock, where she belongs.</p>
</aside>
<p>You can practice here:</p>
<p><a href="/eat/fonda_dona_nena">Fonda Doña Nena</a></p>
<p><a href="/eat/la_panga">La Panga</a></p>`,
  },
  es: {
    title: "Almuerzo en la fonda, palabra por palabra",
    excerpt:
      "Una fonda tiene seis mesas, una olla y ningún menú que puedas fotografiar. Catorce palabras alcanzan para comer muy bien en ella.",
    seo_title: "",
    seo_description:
      "Qué pedir en una fonda panameña: sancocho, patacones, hojaldres, guandú, raspao y las demás palabras que hacen falta para almorzar en la costa de Azuero.",
    content: `<p>El mejor almuerzo de un pueblo chico casi nunca está detrás del letrero más grande. Busca un techo, unas sillas plásticas, una olla que está en el fuego desde temprano y gente del pueblo comiendo. Eso es una fonda. Lo que hay no se lee: se pregunta. “¿Qué hay hoy?” ya es un pedido completo.</p>
<p>La respuesta viene rápido. Aquí va despacio, sobre todo para quien llega de lejos.</p>
<h2>Por la mañana</h2>
<ul>
<li><strong>Hojaldre</strong>: masa frita, partida con la mano, todavía caliente. Con queso blanco, si hay suerte.</li>
<li><strong>Carimañola</strong>: rollo de yuca con algo bueno adentro, también frito.</li>
<li><strong>Bollo</strong>: maíz molido, hervido en su hoja. Sin freír, para compensar.</li>
</ul>
<h2>Al mediodía</h2>
${snapper("Un pargo entero con sus patacones, dibujado de memoria.")}
<ul>
<li><strong>Sancocho</strong>: sopa de gallina, y la respuesta del país a casi todo. Cura la noche de antes y el bus de después.</li>
<li><strong>Corvina</strong> y <strong>pargo</strong>: enteros o en pedazos, lo que haya llegado.</li>
<li><strong>Patacones</strong>: plátano verde frito, aplastado y frito otra vez. Vienen con el pescado como la cuchara con la sopa.</li>
<li><strong>Guandú</strong>: casi siempre en el arroz.</li>
</ul>
<blockquote>
<p>Si hay fila, haz fila. Si no hay, pregunta por qué.</p>
</blockquote>
<h2>Para tomar, y después</h2>
<ul>
<li><strong>Pipa</strong>: un coco verde con la tapa cortada. El vaso crece en una palma.</li>
<li><strong>Chicheme</strong>: maíz dulce y frío, mitad bebida, mitad postre.</li>
<li><strong>Raspao</strong>: hielo raspado con sirope, de carretilla, a la hora en que ya nada más ayuda.</li>
<li><strong>Seco</strong>: el aguardiente del país. Un jardín, que suena a flores, es una cantina al aire libre, y los dos van juntos.</li>
</ul>
<h2>Y para pagar</h2>
<p>Trae efectivo, en billetes chicos. El dólar y el balboa son la misma plata. La propina es el diez por ciento, a menos que la cuenta ya diga propina o servicio.</p>
<aside>
<p><strong>Llega temprano.</strong> En una fonda se cocina una vez. A las dos la sopa es un recuerdo y la cocinera está en la hamaca, donde debe estar.</p>
</aside>
<p>Puedes practicar aquí:</p>
<p><a href="/eat/fonda_dona_nena">Fonda Doña Nena</a></p>
<p><a href="/eat/la_panga">La Panga</a></p>`,
  },
};
