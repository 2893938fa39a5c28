/** Tables as saved by three programs, with their quirks. */

const encoder = new TextEncoder();

/** Excel in Spanish: Windows-1252, semicolons, decimal commas, and a long phone number as typed. */
export function excelTable(): Uint8Array {
  const lines = [
    "Nombre;Categoría;Dirección;Teléfono;Latitud;Longitud;Horario;Correo",
    "Fonda Ñandú;Mariscos;Calle 1, frente a la playa;+507 6000-0101;7,2531;-80,5512;lunes a viernes 7-3;fonda@old.example",
    'Café "El Faro";Cafetería;Entrada;6000-0102;;;todos los días 8:00 AM - 2:00 PM;',
    "Sin dirección;Italiana;;6000-0103;;;;",
    ";;;;;;;",
    "Hostal raro;Hospedaje lunar;Calle 2;;;;;",
  ];
  return new Uint8Array([...lines.join("\r\n")].map((one) => one.charCodeAt(0)));
}

/** Google Sheets: UTF-8 without a byte order mark, quoted multi-line cells, and a leftover formula. */
export function sheetsTable(): Uint8Array {
  return encoder.encode(
    [
      "Name,Name (ES),Category,Address,Description,Phone,Monday,Sunday,Old notes",
      'Olas Grill,Parrilla Olas,Bar & Grill,Main street,"Ribs and fish.\nBook ahead, please.",,5:00 PM - 10:00 PM,Closed,x',
      'Sum of all,,Cafe,Main street,"=SUM(A1:A9)",,,,',
      "Olas Grill,,Bar & Grill,Side street,,,,,",
    ].join("\n"),
  );
}

/** GeoDirectory of WordPress: its own column names, markup, comma-separated categories, and a list of pictures. */
export function geoDirectoryTable(): Uint8Array {
  return encoder.encode(
    [
      '\ufeff"ID","post_title","post_author","post_content","post_status","post_category","default_category","post_tags","street","city","region","country","latitude","longitude","phone","email","website","business_hours","post_images"',
      '"12","Posto del Mar","1","<p>Fish &amp; rice</p>","publish",",Seafood,","Seafood","fish,rice","Calle del mar","Cambutal","Los Santos","Panama","7.2512","-80.5533","+507 6000-0201","mar@old.example","http://old.example/mar","","https://old.example/wp-content/uploads/a.jpg::https://old.example/wp-content/uploads/b.jpg"',
      '"15","Tacos Wapin","1","","publish",",Mexican,","Mexican","","Calle 3","Cambutal","Los Santos","Panama","","","","","","[""Mo 09:00-17:00""],[""UTC"":""-5""]",""',
    ].join("\n"),
  );
}
