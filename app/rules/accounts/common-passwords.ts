/**
 * The passwords guessers try first, as small letters without the digits and signs people hang on their ends. Shorter
 * ones matter too: "qwerty" stands for "Qwerty123!".
 */
export const commonPasswords = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena contraseñas clave claves micontraseña miclave
  secret secreto secreta admin administrator administrador administradora root user usuario guest invitado test testing
  prueba demo welcome bienvenido bienvenida bienvenidos hello hola letmein login logon access acceso master maestro
  changeme default temporal temporary cambiame changeit
  qwerty qwertyu qwertyui qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  qazwsx qazwsxedc qwer qweasd qweasdzxc wasd poiuy poiuytrewq lkjhgfdsa mnbvcxz zaq zaqwsx xsw
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaaaa aaaaaaaa xxxxxx xxxxxxxx
  iloveyou loveyou iloveu loveme lovely love teamo tequiero amor amores amorcito mivida mi-amor miamor corazon corazón
  princess princesa prince principe reina reinita queen king angel angela angeles angelito bebe bebé baby babygirl
  monkey dragon tigger tiger tigre lion leon shadow sunshine sunset flower flowers flor flores butterfly mariposa
  estrella estrellita star stars starwars superman batman spiderman pokemon naruto minecraft fortnite roblox pikachu
  football futbol fútbol soccer baseball basketball hockey golf tennis surf surfer surfing surfista skate panama panamá
  barcelona realmadrid madrid america mexico méxico colombia venezuela argentina brasil brazil costarica chicago london
  michael jordan michelle jessica ashley nicole daniel daniela andrew andrea andres andrés joshua matthew thomas robert
  jennifer william charlie george hunter harley ranger buster maggie ginger pepper cookie chocolate cheese banana
  carlos alejandro alejandra fernando fernanda santiago sebastian valentina gabriel gabriela juan juanita jose josé maria
  maría luis luisa david miguel manuel antonio roberto ricardo eduardo francisco patricia veronica natalia carolina
  mercedes ferrari porsche mustang corvette yamaha honda toyota nissan
  trustno1 trustnoone whatever freedom liberty libertad computer computadora internet google facebook instagram whatsapp
  youtube samsung iphone apple android windows microsoft linkedin netflix amazon twitter
  killer hacker pussy fuckyou fuckme asshole bitch sexy hottie
  blink metallica nirvana eminem rockstar guitar guitarra music musica música dance
  summer verano winter invierno spring primavera autumn otoño january enero december diciembre monday lunes friday viernes
  jesus jesús jesucristo cristo dios diosesamor god godisgood blessed bendecido bendecida faith church
  family familia mother madre mama mamá father padre papa papá brother hermano sister hermana friend amigo amiga amigos
  perro perrito gato gatito dog doggy cat kitty snoopy garfield
  playa beach ocean oceano océano pacific pacifico pacífico mar sol luna moon sunny island isla pura-vida puravida
  money dinero million millonario business negocio company empresa hotel restaurante restaurant
  happy feliz forever siempre together juntos lucky suerte magic magico mágico crazy loco loca
  matrix phoenix diamond diamante silver gold orange purple yellow green blue black white azul rojo verde negro blanco
  correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);
