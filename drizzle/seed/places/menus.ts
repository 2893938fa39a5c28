import { readMenuText } from "../../../app/rules/places/menu-text";

/** Dishes and prices are made up, and each menu begins with saying so; in the language of its place first. */
const texts = {
  panga: `
Demonstration menu, made-up prices = Menú de demostración, precios inventados:
Corvina ceviche = Ceviche de corvina — 7.50 — GF — by the glass, with lime and plantain chips = en vaso, con limón y platanitos
Octopus in garlic = Pulpo al ajillo — 11 — GF

From the boats = De las lanchas:
Whole red snapper = Pargo entero — 14 — GF — fried, with patacones and salad = frito, con patacones y ensalada
Fish of the day = Pescado del día — ask what it is and what it weighs = pregunta cuál es y cuánto pesa
Seafood soup = Sopa de mariscos — 8 — gone by two = a las dos ya se acabó

Sides:
Patacones — 3 — VG, GF
Coconut rice = Arroz con coco — 3 — VG, GF
Salad = Ensalada — 4 — V, GF

Drinks:
Pipa — 2 — VG, GF — a cold young coconut = agua de coco, fría
Lime juice = Limonada con raspadura — 2.50 — VG, GF
Beer = Cerveza nacional — 2.50
`,
  fonda: `
Menú de demostración, precios inventados = Demonstration menu, made-up prices:
Plato del día = Dish of the day — 5 — arroz, porotos, tajadas y ensalada = rice, beans, fried plantain and salad
Sancocho de gallina = Hen soup with ñame — 4.50 — SG — los sábados = on Saturdays
Arroz con pollo = Rice with chicken — 5
Bistec picado = Chopped steak with onion — 6
Arroz con porotos y tajadas = Rice, beans and fried plantain — 3.50 — VG, SG

Desayunos:
Hojaldres con queso = Fried bread with cheese — 3 — V
Tortilla de maíz con huevo = Corn tortilla with egg — 3 — V, SG
Yuca frita = Fried cassava — 2.50 — VG, SG

Bebidas:
Chicha de maracuyá = Passion fruit drink — 1 — VG, SG
Café negro = Black coffee — 0.75 — VG, SG
`,
  cafe: `
Menú de demostración, precios inventados = Demonstration menu, made-up prices:
Café filtrado de Chiriquí = Drip coffee from Chiriquí — 2 — VG, SG
Capuchino = Cappuccino — 3 — V, SG
Jugo de naranja = Orange juice — 2.50 — VG, SG

Para comer = To eat:
Hojaldres con queso blanco = Fried bread with white cheese — 4 — V
Tazón de frutas con avena = Fruit bowl with oats — 5 — V
Huevos al gusto con patacones = Eggs any way with patacones — 5.50 — V, SG
Pan de banano = Banana bread — 2.50 — V
`,
  horno: `
Demonstration menu, made-up prices = Menú de demostración, precios inventados:
Pizza margherita = Pizza margarita — 9 — V — tomato, mozzarella and basil = tomate, mozzarella y albahaca
Pizza with shrimp = Pizza con camarones — 13 — garlic and parsley = ajo y perejil
Pasta of the day = Pasta del día — 10 — fresh, on Fridays = fresca, los viernes
Tiramisu = Tiramisú — 5 — V — until it runs out = hasta que se acabe
`,
};

const menuOf = (text: string) => readMenuText(text).dishes;

export const demoMenus = {
  panga: menuOf(texts.panga),
  fonda: menuOf(texts.fonda),
  cafe: menuOf(texts.cafe),
  horno: menuOf(texts.horno),
};
