import type { DemoPost } from "../posts";

export const sea: DemoPost = {
  category: "Nature",
  tags: ["sea", "safety", "surf"],
  language: "en",
  age: 40,
  en: {
    title: "Read the Sea Before You Get In",
    excerpt:
      "Ten minutes on the sand tell you most of what you need to know. Where the water goes out, what the tide will change, and when it's a day for the hammock.",
    seo_title: "",
    seo_description:
      "How to read the Pacific before you swim or surf: rip currents, long swells, tides, stingrays and river mouths on Panama's Azuero coast.",
    content: `<p>People who live by this ocean look at it before they do anything else. They stand on the sand with a coffee, they say nothing for a while, and then they go in, or they go home. It looks like laziness. It's the most useful habit on the coast, and it costs ten minutes.</p>
<p>Here's what they're looking at.</p>
<h2>First, where the waves break</h2>
<figure><img src="/scenes/posts/where-waves-break.svg" alt="" width="960" height="640"></figure>
<p>Waves come in groups. A few small ones, a pause, then the big ones, often three to five of them. If you arrive during the pause, you see a friendly beach. So wait. Watch at least two groups come through before you decide how big the day is.</p>
<p>Then look at where they break. White water in an even line means a sandy bottom that rises gently. Waves that throw themselves over in one spot, again and again, are showing you a rock or a ledge. Many of the points along this coast are black lava, and each has its own idea of which tide it likes.</p>
<h2>Then, where the water goes out</h2>
<p>Everything that comes in has to leave again. Where it leaves, it makes a river in the sea: the rip current. It often looks like the calm part, which is why people walk straight into it. Look for</p>
<ul>
<li>a gap in the line of breaking waves,</li>
<li>water that is darker, or brown with sand, than the water beside it,</li>
<li>foam or leaves that travel away from the beach.</li>
</ul>
<p>If one takes you, it won't pull you under. It carries you out, and then it ends. <strong>Float, breathe, and don't swim against it.</strong> Once you're calm, swim sideways, along the beach, until the water lets go of you. Then come back in with the white water. If you're tired, keep floating and wave an arm.</p>
<blockquote>
<p>There's always another wave.</p>
<p><cite>A saying you'll hear on any beach</cite></p>
</blockquote>
<p>Don't count on someone watching. In the summer of 2026 the province's only beach with permanent lifeguards was El Uverito, near Las Tablas. Here there were none. Swim where others swim, and never alone.<sup><a href="#note-1" id="ref-1">1</a></sup></p>
<h2>Swell from very far away</h2>
<figure><img src="/scenes/posts/far-swell.svg" alt="" width="960" height="640"></figure>
<p>Some days the wind is asleep, the sky is blue, and the sea is suddenly twice its size. That's <em lang="es">mar de fondo</em>, a ground swell: waves made by a storm thousands of kilometers away. What gives it away is the time between one wave and the next. Ordinary waves follow each other quickly. A ground swell can leave 17 to 23 seconds between them, and every one of those waves carries a great deal of water up the beach. All of it has to leave again, so the rips are strong.</p>
<p>The authorities publish warnings when one is on its way. In August, October and November of 2025 they spoke of one to two meters, which sounds small and isn't, at that rhythm. When there's a warning, let the sea have the day.</p>
<h2>What the tide changes</h2>
<figure><img src="/scenes/parts/tide-pole.svg" alt="" width="960" height="720"></figure>
<p>The Pacific side of Panama has big tides. In the gulf the difference between high and low can pass five meters; on the open coast it's probably less, and still enough to make two different beaches out of one.</p>
<table>
<thead><tr><th scope="col">When</th><th scope="col">What changes</th></tr></thead>
<tbody>
<tr><td>Low tide</td><td>Rocks come out, and so do the pools between them. The walk to the water is long, and the walk around a headland is possible.</td></tr>
<tr><td>Rising</td><td>The same walk closes behind you. Check before you go around a point, not after.</td></tr>
<tr><td>High tide</td><td>Less sand, deeper water close in, and waves that break right on the shore.</td></tr>
<tr><td>Falling</td><td>The rocks come back. So does the way around the point.</td></tr>
</tbody>
</table>
<p>The same goes for cars. Stretches of the tracks west of the village use the beach, and they can only be driven at low tide.</p>
<h2>Small neighbors</h2>
<figure><img src="/scenes/posts/stingray.svg" alt="" width="960" height="640"></figure>
<p>Stingrays lie in the shallows, under a thin blanket of sand, and want nothing from you. Give them a chance to leave: <strong>shuffle your feet</strong> instead of stepping.</p>
<p>Stay out of river mouths. The water is murky, the current is odd, and crocodiles do live on this coast; they're known from the estuary at Isla Cañas.</p>
<h2>If the ground moves</h2>
<figure><img src="/scenes/posts/up-the-hill.svg" alt="" width="960" height="640"></figure>
<p>If you're on the coast and the earth shakes hard, or for a long time, don't wait for a siren and don't stay to film. Climb to 30 meters (100 feet) or go inland at once, and stay there until the authorities say it's over. This is the one rule on this page without a "usually" in it.</p>
<h2>A short list for the fridge door</h2>
<ol>
<li>Look for ten minutes. Find the rip before you find your goggles.</li>
<li>Ask someone who was here yesterday.</li>
<li>Know what the tide will do while you're in.</li>
<li>Tell one person where you went.</li>
<li>When in doubt, <a href="/eat/la_panga">have lunch</a>.</li>
</ol>
<p>And if you'd rather learn all this in the water, with someone beside you:</p>
<p><a href="/do/escuela_de_surf_marea_alta">Escuela de Surf Marea Alta</a></p>
<p>Emergencies anywhere in Panama: 911. Police 104, fire 103, civil protection (SINAPROC) 520-4426. More about the waves themselves is in our <a href="/surf">surf guide</a>.</p>
<hr>
<ol>
<li id="note-1">As reported by the press in the summer of 2026. Ask when you arrive; this is the kind of thing that changes for the better. <a href="#ref-1">Back to the text</a></li>
</ol>`,
  },
  es: {
    title: "Lee el mar antes de entrar",
    excerpt:
      "Diez minutos en la arena te dicen casi todo. Por dónde sale el agua, qué va a cambiar la marea y cuándo el día es de hamaca.",
    seo_title: "",
    seo_description:
      "Cómo leer el Pacífico antes de nadar o surfear: corrientes de resaca, mar de fondo, mareas, rayas y desembocaduras en la costa de Azuero.",
    content: `<p>La gente que vive junto a este mar lo mira antes de hacer cualquier otra cosa. Se para en la arena con un café, no dice nada por un rato, y después entra o se devuelve a la casa. Parece flojera. Es la costumbre más útil de la costa y cuesta diez minutos.</p>
<p>Esto es lo que están mirando.</p>
<h2>Primero, dónde rompen las olas</h2>
<figure><img src="/scenes/posts/where-waves-break.svg" alt="" width="960" height="640"></figure>
<p>Las olas vienen en grupos. Unas pequeñas, una pausa y luego las grandes, muchas veces de tres a cinco. Si llegas en la pausa, ves una playa tranquila. Así que espera. Mira pasar por lo menos dos grupos antes de decidir de qué tamaño está el día.</p>
<p>Luego fíjate dónde rompen. Una línea pareja de espuma quiere decir fondo de arena que sube poco a poco. Una ola que se lanza siempre en el mismo punto te está mostrando una piedra o una laja. Muchas de las puntas de esta costa son de lava negra, y cada una tiene su propia idea de qué marea le gusta.</p>
<h2>Después, por dónde sale el agua</h2>
<p>Todo lo que entra tiene que volver a salir. Por donde sale se forma un río dentro del mar: la corriente de resaca. Muchas veces parece la parte tranquila, y por eso la gente se mete derechito en ella. Busca</p>
<ul>
<li>un hueco en la línea donde rompen las olas,</li>
<li>agua más oscura, o color de arena, que la de al lado,</li>
<li>espuma u hojas que se alejan de la playa.</li>
</ul>
<p>Si te lleva, no te va a hundir. Te saca un trecho y se acaba. <strong>Flota, respira y no nades contra ella.</strong> Cuando estés en calma, nada de lado, a lo largo de la playa, hasta que el agua te suelte. Después regresa con la espuma. Si estás cansado, sigue flotando y levanta un brazo.</p>
<blockquote>
<p>Siempre viene otra ola.</p>
<p><cite>Un dicho que oirás en cualquier playa</cite></p>
</blockquote>
<p>No cuentes con que alguien te esté mirando. En el verano de 2026 la única playa de la provincia con salvavidas permanentes era El Uverito, cerca de Las Tablas. Aquí no había. Báñate donde se bañan los demás, y nunca a solas.<sup><a href="#note-1" id="ref-1">1</a></sup></p>
<h2>Olas que vienen de muy lejos</h2>
<figure><img src="/scenes/posts/far-swell.svg" alt="" width="960" height="640"></figure>
<p>Hay días en que el viento duerme, el cielo está azul y el mar amanece del doble de su tamaño. Es mar de fondo: olas que hizo una tormenta a miles de kilómetros. Lo delata el tiempo entre una ola y la siguiente. Las olas comunes se siguen rápido. El mar de fondo puede dejar de 17 a 23 segundos entre una y otra, y cada una de esas olas sube mucha agua a la playa. Toda tiene que volver a salir, así que las resacas son fuertes.</p>
<p>Las autoridades publican avisos cuando se acerca. En agosto, octubre y noviembre de 2025 hablaron de uno a dos metros, que suena a poco y a ese ritmo no lo es. Cuando hay aviso, déjale el día al mar.</p>
<h2>Lo que cambia la marea</h2>
<figure><img src="/scenes/parts/tide-pole.svg" alt="" width="960" height="720"></figure>
<p>El lado Pacífico de Panamá tiene mareas grandes. En el golfo la diferencia entre la llena y la seca puede pasar de cinco metros; en la costa abierta es probable que sea menos, y aun así alcanza para hacer dos playas distintas de una sola.</p>
<table>
<thead><tr><th scope="col">Cuándo</th><th scope="col">Qué cambia</th></tr></thead>
<tbody>
<tr><td>Marea seca</td><td>Salen las piedras y las pozas entre ellas. El camino hasta el agua es largo, y se puede dar la vuelta a una punta.</td></tr>
<tr><td>Subiendo</td><td>Ese mismo paso se cierra detrás de ti. Averigua antes de dar la vuelta, no después.</td></tr>
<tr><td>Marea llena</td><td>Menos arena, agua honda cerca de la orilla y olas que rompen encima de ella.</td></tr>
<tr><td>Bajando</td><td>Vuelven las piedras. Vuelve también el paso por la punta.</td></tr>
</tbody>
</table>
<p>Lo mismo vale para los carros. Hay tramos de los caminos al oeste del pueblo que van por la playa y solo se pasan con marea seca.</p>
<h2>Vecinos pequeños</h2>
<figure><img src="/scenes/posts/stingray.svg" alt="" width="960" height="640"></figure>
<p>Las rayas descansan en lo bajito, bajo una cobija delgada de arena, y no quieren nada contigo. Dales tiempo de irse: <strong>arrastra los pies</strong> en vez de pisar.</p>
<p>No te metas en las desembocaduras. El agua es turbia, la corriente es rara y en esta costa sí viven cocodrilos; se conocen los del estero de Isla Cañas.</p>
<h2>Si tiembla</h2>
<figure><img src="/scenes/posts/up-the-hill.svg" alt="" width="960" height="640"></figure>
<p>Si estás en la costa y la tierra se sacude fuerte, o por mucho rato, no esperes una sirena ni te quedes grabando. Sube a 30 metros o métete tierra adentro de una vez, y quédate allí hasta que las autoridades digan que ya pasó. Es la única regla de esta página que no lleva un "casi siempre".</p>
<h2>Una lista corta para la puerta de la nevera</h2>
<ol>
<li>Mira diez minutos. Encuentra la resaca antes que la careta.</li>
<li>Pregúntale a alguien que estuvo aquí ayer.</li>
<li>Entérate de qué va a hacer la marea mientras estás adentro.</li>
<li>Dile a una persona adónde vas.</li>
<li>Si tienes dudas, <a href="/eat/la_panga">almuerza</a>.</li>
</ol>
<p>Y si prefieres aprender todo esto en el agua, con alguien al lado:</p>
<p><a href="/do/escuela_de_surf_marea_alta">Escuela de Surf Marea Alta</a></p>
<p>Emergencias en todo Panamá: 911. Policía 104, bomberos 103, protección civil (SINAPROC) 520-4426. De las olas mismas habla nuestra <a href="/surf">guía de surf</a>.</p>
<hr>
<ol>
<li id="note-1">Según la prensa del verano de 2026. Pregunta cuando llegues; son cosas que cambian para bien. <a href="#ref-1">Volver al texto</a></li>
</ol>`,
  },
};
