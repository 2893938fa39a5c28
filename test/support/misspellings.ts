/** Common misspellings, each with the page it means; "nothing" where none is close. */
const lines = `
  pescadria: /eat/la_panga
  resturant: /eat
  cofee: /eat/cafe_amanecer
  caffe amanecer: /eat/cafe_amanecer
  la pamga: /eat/la_panga
  la pangga: /eat/la_panga
  fonda dona nenna: /eat/fonda_dona_nena
  fnda doña nena: /eat/fonda_dona_nena
  hormo de mar: /eat/horno_de_mar
  orno de mar: /eat/horno_de_mar
  pizzza: /eat/horno_de_mar
  piza: /eat/horno_de_mar
  ultmo bar: /eat/el_ultimo_bar
  el ultimo barr: /eat/el_ultimo_bar
  serveza: /eat/el_ultimo_bar
  takos: /eat/tacos_del_fin_del_mundo
  tacos del fin del mumdo: /eat/tacos_del_fin_del_mundo
  marisco: /eat/la_panga
  seefood: /eat/la_panga
  hotel almendrs: /stay/hotel_los_almendros
  almedros: /stay/hotel_los_almendros
  los almendors: /stay/hotel_los_almendros
  cabañas corutu: /stay/cabanas_el_corotu
  corotoo: /stay/cabanas_el_corotu
  hostle: /stay/hostel_la_ola
  hostel la olla: /stay/hostel_la_ola
  punta cerena: /stay/punta_serena_resort
  resrot: /stay/punta_serena_resort
  eco lodge tres quebradsa: /stay/eco_lodge_tres_quebradas
  ecolodge tres kebradas: /stay/eco_lodge_tres_quebradas
  casa butique: /stay/casa_boutique_marea
  escuela marea alt: /do/escuela_de_surf_marea_alta
  esquela de surf: /do/escuela_de_surf_marea_alta
  tablas y kiyas: /do/tablas_y_quillas
  quilas: /do/tablas_y_quillas
  yoga bajo el igo: /do/yoga_bajo_el_higo
  jiras cerro hoya: /do/giras_cerro_hoya
  cerro oya: /do/giras_cerro_hoya
  tortugs: /do/noches_de_tortugas
  turtels: /events/evening-of-the-turtles
  pezca: /do/pesca_don_beto
  fihsing: /do/pesca_don_beto
  don betto: /do/pesca_don_beto
  escuela de surff: /do/escuela_de_surf_marea_alta
  labanderia: /info?tab=businesses#lavanderia_olas_limpias
  landry: /info?tab=businesses#lavanderia_olas_limpias
  mecanic: /info?tab=businesses#taller_el_corvino
  taler corvino: /info?tab=businesses#taller_el_corvino
  mini supr: /info?tab=businesses#mini_super_la_esquina
  transporte asuero: /info?tab=businesses#transporte_azuero_sur
  cine en la aerna: /info?tab=businesses#cine_en_la_arena
  sand castel: /events/tarde-de-castillos-de-arena
  castiyos de arena: /events/tarde-de-castillos-de-arena
  fogatta: /events/fire-night
  canciones al atardeser: /events/songs-at-sunset
  yooga: /events/morning-yoga-by-the-sea
  limpiesa de playa: /events/limpieza-de-playa-y-desayuno
  residencya: /legal#topics-residency
  xylofone: nothing
  qwertyuiop: nothing`;

export const misspellings = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [typed = "", finds = ""] = line.trim().split(": ");
    return { typed, finds };
  });
