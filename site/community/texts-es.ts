// biome-ignore-all lint/style/noExcessiveLinesPerFile: all texts in Spanish are one table, which would gain nothing
// from being split.
import type { PostText } from './post-text.ts';

/** All posts in Spanish with their comments, in ascending order of their numbers. */
export const ES: readonly PostText[] = [
  {
    n: 5,
    title: 'PNG transparente sobre fondo oscuro: ¿por qué dejó de leerse?',
    content:
      'Entregué a un restaurante su código en PNG sin fondo, negro sobre nada, para que lo pegaran en la carta. La carta la monta el sobrino del dueño sobre una foto de madera de nogal. En mi pantalla, con la página en blanco, se leía al instante; impreso en la carta no lo lee nadie.\n\nHe abierto el archivo y está intacto: 29 módulos por lado, nivel H, bordes limpios. Lo raro es que con mucha luz y acercándome a un palmo mi móvil acaba leyéndolo, y el del camarero no hay manera.\n\nSospecho que los módulos claros ya no son blancos sino nogal, y que entre negro y marrón oscuro no queda salto suficiente. Mi apaño provisional ha sido un rectángulo blanco justo del tamaño del código, y mejora pero sigue fallando una de cada tres veces.\n\nDos dudas. ¿Cuánto tiene que sobresalir ese panel para que no dé problemas? ¿Y alguien le ve todavía utilidad a entregar códigos con fondo transparente, o lo quito de mis plantillas para siempre?',
    tags: ['transparencia', 'PNG', 'fondo', 'margen blanco'],
    keywords: [
      'código QR transparente',
      'QR sobre fondo oscuro',
      'QR sobre una foto',
      'panel blanco para QR',
      'contraste insuficiente',
      'carta de restaurante',
    ],
    comments: [
      'Es justo lo que sospechas: en un PNG sin fondo lo claro lo pone el papel de otro. El código es la mitad del dibujo; la otra mitad se la dejaste al nogal.',
      'El panel tiene que sobresalir cuatro módulos por cada lado. Con 29 módulos en 30 mm, cada uno mide algo más de 1 mm, así que unos 4 mm de blanco por lado y se acabó el misterio.',
      {
        text: 'Yo sigo entregando transparentes, pero solo en SVG y a imprentas que sé que los van a poner sobre papel blanco. A un restaurante, jamás.',
        replies: [
          'Ni por esas. Tuve una imprenta de confianza que aplicó un fondo crema “para que no quedara tan seco”. Ahora el blanco va dentro del archivo.',
        ],
      },
      '¿El panel lleva sombra o esquinas muy redondeadas? A mí me falló uno porque la sombra se metía en el margen y el móvil del cliente no encontraba el borde.',
      'La diferencia entre tu móvil y el del camarero es normal: cada lector fija el umbral a su manera y con poco contraste unos aciertan y otros no. Que uno lo lea no significa nada.',
    ],
  },
  {
    n: 6,
    title: 'Del manual de marca al código: guía de color sin perder lecturas',
    content:
      'Tengo una clienta con una marca preciosa: terracota, mostaza y crema. Quería el código en mostaza sobre crema. Esta es la conversación que tuvimos, ordenada en pasos para no repetirla.\n\nUno: olvida el tono y mira la claridad. Pasa la muestra a escala de grises y apunta el valor de 0 a 255. Lo oscuro debería quedarse en 105 o menos. Su terracota, #C65D3B, da unos 120: no entra. Oscurecido a #8F3A1F baja a unos 80 y nadie en la tienda notó el cambio. La mostaza, #D9A400, pasa de 160: sirve de fondo, nunca de módulo.\n\nDos: oscuro sobre claro, en ese orden. El código en negativo queda elegante en la maqueta y luego hay pistolas de almacén que ni pitan.\n\nTres: pregunta quién lo va a leer. Muchos lectores de mano iluminan con luz roja, y con esa luz la tinta roja desaparece como si fuera papel. Si hay caja o almacén de por medio, azul, verde o negro.\n\nCuatro: los tres cuadros de las esquinas en el color más oscuro que tengas. Si quieres jugar, juega en el resto. En un degradado, los dos extremos tienen que cumplir por separado.\n\nCinco: imprime tres tamaños en el papel final y pruébalos con tres móviles, de noche, con la bombilla del local.',
    tags: ['color', 'contraste', 'marca', 'degradado'],
    keywords: [
      'código QR de colores',
      'QR con color corporativo',
      'luminancia',
      'lector de luz roja',
      'escala de grises',
      'colores que no se leen',
    ],
    comments: [
      'Lo de pasar a grises debería estar en la primera página de todos los manuales de marca. Me ahorra media hora de discusión por cliente.',
      'Ojo con el valor en pantalla: mi verde botella daba 70 en el archivo y en papel sin estucar salió bastante más claro. Desde entonces dejo margen y no paso de 85.',
      {
        text: '¿Y si la marca es amarilla y no hay más? Trabajo para una empresa de taxis y el manual solo admite amarillo y negro.',
        replies: [
          'Lo tienes fácil: módulos negros sobre panel amarillo claro. El amarillo hace de papel y la marca se reconoce de lejos.',
          'Pues sí, estaba empeñado en hacerlo al revés. Con el panel amarillo lo leen los cinco móviles de la oficina.',
        ],
      },
      'Confirmo lo de la luz roja. Rotulamos 2.000 cajas en rojo corporativo y la pistola del transportista veía una caja en blanco. Pegatina negra encima, a mano.',
      'Un detalle: el azul muy saturado engaña al ojo. Parece claro en pantalla y sin embargo en grises es de los más oscuros. Es el color de marca que menos guerra da.',
      {
        text: 'No comparto lo de prohibir el negativo. Los móviles actuales leen mis carteles en blanco sobre azul marino sin ninguna pega.',
        replies: [
          'Los actuales, puede. En nuestra taquilla hay lectores de hace ocho años y con el código invertido no hacen ni el amago.',
          'Para taquilla te doy la razón. Lo mío son carteles en la calle, solo para móviles, y ahí sigo probando sin miedo.',
        ],
      },
      'Los cuadros de las esquinas en oscuro y el resto en un verde medio: me funcionó hasta que lo plastificaron en brillo. El brillo se comió el poco contraste que quedaba.',
      '¿Ese 105 es una norma o una regla vuestra? Lo pregunto porque el cliente me lo va a discutir.',
      {
        text: 'En serigrafía sobre algodón el color cambia con la malla. Yo hago una tira con cinco tonos del mismo color y elijo el último que leen todos los teléfonos.',
        replies: [
          'Copio la idea de la tira. Con dos lavados de por medio, añadiría yo, que el granate se nos fue a rosa.',
        ],
      },
      'Para quien no tenga programa de diseño: ponle a la foto un filtro de blanco y negro en el propio móvil. Si tienes que entornar los ojos, el código va justo.',
      'El degradado de terracota a mostaza lo vi en un escaparate de mi barrio. Medio código perfecto y la otra mitad invisible. El escaparate duró, el código no lo leyó nadie.',
      {
        text: 'Daltónico aquí. Rojo oscuro sobre verde oscuro para mí es una mancha, y para un lector también. Gracias por hablar de claridad y no de tonos.',
        replies: [
          'Es el mejor control de calidad que he leído: si una persona daltónica distingue los módulos, casi seguro que la cámara también.',
        ],
      },
      'En flexografía sobre bolsa añadiría un paso: una sola tinta. Si el marrón se hace con dos planchas y se descuadran, cada módulo sale con un halo.',
      'El papel crema también resta. Con un crema de 225 en grises sigo contenta; con un kraft ya no me la juego con ningún color que no sea negro.',
      {
        text: '¿Cómo medís el valor de gris con un Pantone metalizado? El bronce cambia según por dónde lo mires.',
        replies: [
          'No se mide, se descarta. Lo que refleja distinto según el ángulo no sirve ni de claro ni de oscuro.',
          'Me temía esa respuesta. El bronce se queda en el logotipo y el código va en marrón mate.',
        ],
      },
      'Probé el terracota original contra el oscurecido con un teléfono de gama baja de 2016: el primero, dos de diez; el segundo, diez de diez.',
      'A mi jefa le costó aceptar que el color corporativo admite una versión oscura. Le enseñé el manual: llevaba ahí, en la página 14, desde el principio.',
      {
        text: 'Yo voy más lejos: en etiquetas de producto, negro siempre. El color de marca lo pongo en el marco, fuera del margen blanco.',
        replies: [
          'En alimentación hago lo mismo. Nadie ha comprado un queso por el color de los cuadritos.',
          'Exacto. Y cuando cambian la gama de colores de temporada no tengo que volver a probar nada.',
        ],
      },
      'Lo de probar con la bombilla del local es verdad. Bajo una luz muy cálida mi naranja tostado se quedaba casi igual que el fondo marfil.',
      '¿Se puede usar un color por esquina si los tres son oscuros? Me piden azul, granate y verde, como el escudo del club.',
    ],
  },
  {
    n: 18,
    title: 'Códigos en las cartelas de una exposición: altura, luz y qué contar',
    content:
      'Montamos una muestra itinerante de fotografía con 64 cartelas y un código en cada una. En la primera ciudad los visitantes escanearon poquísimo; en la tercera ya había gente que recorría la sala entera con audífonos. El contenido era el mismo. Esto fue lo que cambiamos.\n\nAltura. El centro del código quedó entre 1,10 y 1,40 m del piso. Más arriba no alcanza cómodamente una persona en silla de ruedas, más abajo toca agacharse y se forma trancón. Siempre en la misma esquina de la cartela, para no andar buscándolo.\n\nTamaño. De 3 a 4 cm, porque a la gente no le gusta meter la cabeza entre el cuadro y el vecino. Con una dirección corta, del estilo example.org/s/12, los módulos salen grandes y se lee a cuarenta centímetros.\n\nLuz. Cartela mate, sin acrílico encima. Antes de pegar, párense donde se va a parar el visitante y miren si el foco rebota justo ahí. En nueve cartelas bastó girar la luminaria.\n\nContenido. Audio de menos de dos minutos con su transcripción completa en la misma página, que sirve a quien no oye y a quien dejó los audífonos. Nada de descargar una aplicación.\n\nConexión. Si la sala es un sótano, hace falta wifi abierto para visitantes, y el código de esa red va en la entrada, no al fondo.',
    tags: ['museos', 'cartelas', 'accesibilidad', 'audioguía'],
    keywords: [
      'QR en exposiciones',
      'altura del código',
      'códigos para museos',
      'transcripción de audio',
      'reflejos en la cartela',
      'wifi para visitantes',
    ],
    comments: [
      'Trabajo de auxiliar de sala. Lo de la misma esquina en todas las cartelas se nota más que el tamaño: a la tercera obra ya nadie pregunta dónde está.',
      '¿1,40 m medido al centro o al borde superior? En nuestro museo el panel empieza a 1,50 y no hay forma de bajarlo.',
      {
        text: 'Uso silla y agradezco el dato. Añadiría que de nada sirve la altura si delante hay una vitrina de medio metro: el brazo no llega y la cámara tampoco.',
        replies: [
          'En un caso así pusimos un atril lateral con el código repetido. Costó poco y lo termina usando todo el mundo.',
          'Un atril me parece perfecto, siempre que se pueda pasar por debajo con las rodillas. Los de pie macizo vuelven a alejarte.',
        ],
      },
      'Dos minutos de audio es mucho. En nuestra colección la mediana de escucha estaba cerca del minuto, así que grabamos 60–70 segundos y un “si quieres más”.',
      'El código del wifi en la entrada, sí, pero también la contraseña escrita. Al que trae un portátil o un teléfono viejo el código no le dice nada.',
      {
        text: 'Los focos de museo son puntuales y el barniz semimate engaña. Nosotros probamos con el plafón encendido y de noche, que es cuando no entra luz por la claraboya.',
        replies: [
          'Y con alguien alto delante. La sombra de mi compañero de 1,95 tapaba exactamente el código en media sala.',
        ],
      },
      '¿Qué hicieron con los grupos escolares? Con treinta niños alrededor de una cartela de 3 cm, solo escanean los tres primeros.',
      'Imprimimos cartelas con letra de 11 puntos y un código enorme. Un visitante mayor nos dijo, con razón, que le habíamos dado tamaño a la máquina y no a él.',
      {
        text: 'Importante que la página recuerde el idioma. Si en cada obra vuelvo a tocar “English”, a la quinta guardo el teléfono.',
        replies: [
          'La mayoría de los teléfonos ya manda el idioma preferido con la petición. Basta con respetarlo y dejar el botón visible por si acaso.',
        ],
      },
      'Un consejo de conservación: el adhesivo, sobre la cartela y nunca sobre el marco ni la pared histórica. Parece obvio hasta que alguien tiene prisa.',
      'Con 64 códigos, ¿cómo comprobaron que cada uno iba a su obra? Nosotros cambiamos dos por error y un bodegón se pasó un mes explicando una batalla.',
      {
        text: 'Prefiero un número grande junto a cada obra y un solo código en la puerta. Escaneas una vez y luego marcas el número.',
        replies: [
          'Para personas con baja visión el teclado numérico es más sencillo que apuntar la cámara, eso es cierto. Aunque obliga a volver a la página cada vez.',
          'En la práctica la página queda abierta en el teléfono todo el recorrido. Solo se cambia de número, y no hay filas.',
        ],
      },
      'La transcripción además permite traducir con el propio navegador. Una pareja japonesa siguió toda la visita así, sin que tuviéramos nada en japonés.',
      'Sobre la dirección corta: si la sala cambia cada tres meses, numerad por exposición (/m3/12). Si no, alguien llega con una foto vieja y escucha otra cosa.',
      {
        text: '¿Y el silencio? En mi museo la gente pone el audio por el altavoz y hay que ir detrás pidiendo auriculares.',
        replies: [
          'Dejamos en taquilla audífonos sencillos con conector y adaptador. Lo que se pierde cuesta menos que las discusiones.',
        ],
      },
      'Acrílico antirreflejo con el código por detrás: lo probé y funciona, pero el precio por cartela se multiplicó. Papel mate grueso y a reponer.',
      'Mide también el contraste de la cartela. Gris 60 % sobre gris claro es muy elegante y con la sala a 50 lux no lo lee ni el teléfono del curador.',
      {
        text: 'Yo pondría en la cartela una línea que diga qué hay detrás del código: “Audio, 1 min”. Sin eso la gente no sabe si merece la pena sacar el teléfono.',
        replies: [
          'Coincido. Nosotros escribimos “La artista habla de esta foto” y escanea hasta el que iba de paso al baño.',
          'Esa frase es mejor que la mía. Dice qué gano, no cuánto dura.',
        ],
      },
      'Después del montaje hago un recorrido con la batería al 10 % y el brillo bajo, como llega el visitante de las cinco de la tarde. Siempre aparece alguna página que pesa demasiado.',
    ],
  },
  {
    n: 19,
    title: 'En un roll-up, el código va a la altura del pecho',
    content:
      'Lo veo en cada feria: pendón de 85 × 200 cm, foto enorme arriba y el código abajo a la derecha, a 30 cm del piso. Ponen la mesa delante, se sienta alguien, llega la fila y el código desapareció.\n\nEl sitio bueno está entre 1,20 y 1,50 m, es decir, la altura del pecho de quien está parado enfrente. Con la mesa puesta se ve, y con tres personas esperando también se ve por encima de los hombros.\n\nTamaño: de 8 a 10 cm para leerlo a un metro, con el margen blanco incluido en el diseño. Si el corredor es ancho y quieren que lo lean desde dos metros, súbanlo a 20 cm.\n\nY antes de mandar a imprimir, peguen una hoja con el código en la pared de la oficina, pongan una mesa delante y pidan a dos colegas que hagan fila. Cinco minutos y ya saben si sirve.',
    tags: ['ferias', 'roll-up', 'ubicación', 'tamaño'],
    keywords: [
      'QR en un pendón',
      'stand de feria',
      'altura para escanear',
      'tamaño de QR en roll-up',
      'filas en eventos',
      'diseño de pendones',
    ],
    comments: [
      'Culpable. El nuestro estaba a 25 cm del suelo y descubrí por las fotos del evento que la gente se ponía en cuclillas para escanearlo.',
      'Ojo con la curva: los roll-ups baratos se abomban por los lados. Mejor centrado que pegado al borde, aunque el diseñador sufra.',
      {
        text: 'Nosotros lo repetimos dos veces, uno a 1,30 m y otro arriba del todo, a 1,85 m, más grande, para los que están en la tercera fila.',
        replies: [
          'El de arriba funciona si mide 20 cm o más. Con 10 cm a esa altura la gente estira el brazo, hace zoom y termina por desistir.',
        ],
      },
      'Pregunta de quien imprime: ¿lona o poliéster? La lona brillante con los focos de pabellón me ha arruinado más códigos que la altura.',
      'Cuenten también con el expositor que se para delante del pendón a conversar. En nuestro stand marcamos con cinta en el piso dónde no pararse.',
      {
        text: 'No estoy tan seguro de 1,20–1,50 para todo público. En una feria del libro infantil los que escanean miden 1,30 y van con el celular de la mamá.',
        replies: [
          'Con 1,20 al centro los dos llegan: a un niño le queda a la altura de la nariz y al adulto en el pecho.',
          'Puede ser. Lo bajo a 1,10 en la próxima y lo pongo lejos de la mesa, a ver qué tal.',
        ],
      },
      'La prueba con la mesa y los dos colegas la hice con cinta en la pared. Resultado: moví el código 40 cm hacia arriba y quité una frase que nadie iba a leer.',
      'Falta la luz: si el pendón queda de espaldas a un ventanal, el código se ve como una silueta. Giren el stand o pónganle una lámpara.',
    ],
  },
  {
    n: 31,
    title: 'Logo en el centro: cuánto puede tapar de verdad',
    content:
      '“Si el nivel H aguanta un 30 %, tapo un 30 %.” Lo oigo cada mes y cada mes abro el mismo cajón de pruebas falladas. Ese 30 % son palabras de código, no superficie, y además es el presupuesto para todo: manchas, reflejos, dobleces y tu logo.\n\nMi tope es el 15–20 % del área contando el borde blanco del logo, y prefiero quedarme en la mitad. En un código de 29 módulos, un hueco de 9 × 9 ya es cerca del 10 %. Ahí un isotipo sencillo se reconoce de sobra; el nombre entero con el eslogan, no.\n\nLo que no se toca nunca: los tres cuadros de las esquinas, el cuadradito pequeño de alineación y las líneas de puntos que unen las esquinas. Eso no lo arregla ninguna corrección de errores, porque sirve para encontrar el código antes de leerlo.\n\nDeja un módulo de blanco alrededor del logo y haz que el hueco caiga en la retícula, sin cortar módulos por la mitad. Luego ensucia la prueba: un dedo de café encima. Si ya no lee, el logo se estaba gastando todo el margen.',
    tags: ['logo', 'corrección de errores', 'diseño', 'nivel H'],
    keywords: [
      'QR con logo',
      'tamaño del logo',
      'cuánto tapar un QR',
      'patrones de búsqueda',
      'palabras de código',
      'logo en el centro',
    ],
    comments: [
      'Lo de “palabras de código, no superficie” me acaba de explicar tres años de mala suerte.',
      'Mi regla es más burda: el lado del logo, un tercio del lado del código como mucho. Da un 11 % del área y nunca he tenido que reimprimir.',
      {
        text: '¿Seguro que el centro es el mejor sitio? He visto logos en la esquina inferior derecha, donde no hay cuadro grande.',
        replies: [
          'Ahí vive el cuadradito de alineación, a partir de la versión 2. Tapas menos datos y rompes algo más valioso.',
          'No lo había relacionado. Eso explica por qué los míos solo se leían mirándolos muy de frente.',
        ],
      },
      'Un matiz: desde la versión 7 hay patrones de alineación repartidos por todo el código y uno cae justo en el centro. Con códigos densos el logo siempre pisa alguno.',
      'En un vinilo para furgoneta, con logo del 12 %, dejó de leerse al segundo invierno. No fue el logo solo: fue el logo más la mugre, tal como cuentas.',
      {
        text: 'A mí me piden el logo con fondo transparente y los módulos asomando por detrás. ¿Cuenta igual como tapado?',
        replies: [
          'Peor: el lector ve módulos a medias y no sabe si son claros u oscuros. Un hueco blanco limpio al menos falla siempre igual.',
        ],
      },
      'La prueba del café es buenísima. En el taller usamos un punto de rotulador negro del tamaño de una lenteja; si con tres puntos sigue leyendo, va a máquina.',
      '¿Y bajar el logo a una sola tinta? El nuestro tiene un amarillo que convierte todo el centro en zona clara, y otro azul que lo vuelve oscuro.',
      {
        text: 'Discrepo con el 15–20 %. He tapado un 22 % en nivel H y lo leen todos los móviles de la oficina.',
        replies: [
          'En la oficina, con papel plano y buena luz. Llévalo a una botella mojada y cuenta otra vez.',
          'Hice la prueba con una botella: cuatro de diez. Me quedo en el 12 % y no se hable más.',
        ],
      },
      'Si el logo es tan importante, ponlo debajo del código con el nombre. Se ve más grande y no le quita nada a nadie.',
      'Al acortar la dirección bajé de 37 a 29 módulos y de golpe el mismo logo quedaba mejor: los módulos son más gordos y el hueco se ve más limpio.',
      {
        text: 'Un cliente insiste en que el logo sea redondo. Con hueco redondo quedan módulos mordidos por todo el borde, ¿cómo lo resolvéis?',
        replies: [
          'Quito enteros todos los módulos que el círculo toca, aunque sea una esquinita. El hueco queda escalonado por dentro y el logo redondo encima; a simple vista no se aprecia.',
          'Probado: con el margen blanco no se nota nada el escalón y los módulos mordidos han desaparecido.',
        ],
      },
      'Para quien use el nivel L o M: ni lo intentéis. Con el 7 % de corrección un logo pequeño ya se come casi todo, y el primer arañazo remata.',
      'Añado otra zona prohibida: las tiras pegadas a los cuadros de las esquinas. Ahí va la información de formato y, sin ella, el lector no sabe ni qué máscara quitar.',
    ],
  },
  {
    n: 32,
    title: '¿Un solo QR para todos los bancos? Lo que veo en mercados y ferias',
    content:
      'En la última feria artesanal conté los códigos de un puesto de mochilas: cuatro, uno por cada banco o billetera, pegados con cinta sobre la misma tabla. La señora tenía que preguntar “¿usted con cuál paga?” antes de cobrar, y detrás había once personas esperando.\n\nTécnicamente eso ya tiene arreglo. Existe el formato EMVCo de código presentado por el comercio: un texto que empieza por 000201 y termina con el campo 63, un CRC que delata si algo se dañó. Si las entidades de un país se ponen de acuerdo, un solo código sirve para todas. Cada país va a su ritmo, y entre países no se habla todavía igual.\n\nLuego está lo de estático o dinámico. El estático, impreso, no cuesta nada, pero el comprador escribe el monto y se equivoca: vi pagar 4.500 por algo de 45.000. El dinámico trae el valor puesto, pero exige una pantalla y señal.\n\nY queda la costumbre de mirar el pantallazo del cliente y decir “listo, gracias”. Un pantallazo lo arma cualquiera; el pago está cuando suena el celular del vendedor.\n\nYo soy partidario de un código único, el nombre del puesto bien grande y un segundo celular solo para recibir avisos. ¿Cómo lo manejan en sus ciudades?',
    tags: ['pagos', 'mercados', 'ferias', 'EMVCo'],
    keywords: [
      'QR interoperable',
      'pagar con código QR',
      'QR estático o dinámico',
      'código único de cobro',
      'comprobante de pago',
      'cobrar en una feria',
    ],
    comments: [
      'Vendo arepas los domingos. Tenía tres códigos y dejé uno: perdí quizá dos ventas al día y gané veinte minutos de no explicar.',
      'El pantallazo falso ya me lo hicieron dos veces con el mismo bolso. Desde entonces no entrego hasta que me llega la notificación, así se molesten.',
      {
        text: 'Lo del 4.500 por 45.000 me parece el mejor argumento para el dinámico. Una tableta vieja de pantalla basta y sobra.',
        replies: [
          'Basta hasta que se acaba la batería a las tres de la tarde. Yo llevo el impreso de respaldo, con los precios redondos escritos al lado.',
        ],
      },
      'Revisen el código pegado al comienzo de cada jornada. En nuestra plaza alguien puso un adhesivo encima con otra cuenta y el vendedor tardó medio día en notarlo.',
      'Para curiosos: ese texto son campos de etiqueta, longitud y valor. El 54 es el monto, el 58 el país y el 59 el nombre del comercio. Se lee a ojo con un poco de paciencia.',
      {
        text: 'No me convence depender todos de un mismo formato. Si un día falla el sistema central, con cuatro códigos por lo menos uno cobra.',
        replies: [
          'Un formato común no obliga a una sola red: el mismo código puede traer los datos de varias. Lo que se unifica es el dibujo.',
          'Ah, no sabía que cabían varias dentro. Entonces mi queja es contra el acuerdo, no contra el código.',
        ],
      },
      'En Brasil el Pix usa ese mismo estándar por dentro y en la playa el señor de los cocos cobra con una tarjeta plastificada colgada al cuello.',
      'Y dejen aceptar billetes, por favor. Mi papá va al mercado sin celular y lo tratan como si pidiera fiado.',
    ],
  },
  {
    n: 44,
    title: 'Invitaciones de boda con código: ¿práctico o frío?',
    content:
      'Mi hermana se casa y, como trabajo armando eventos, me tocó la lista: 180 invitados, tres ciudades, nueve menores y un tío que no contesta el teléfono. Propuse un código en la invitación para confirmar asistencia, ver el mapa y avisar alergias. Mi mamá dijo que parecía un recibo de la luz.\n\nHice la cuenta. Con la boda de un primo, sin código, fueron 140 llamadas en dos semanas. Con un formulario, la mitad de la gente responde la misma noche en que abre el sobre.\n\nLo que concedí: la dirección, la hora y un teléfono van escritos, como siempre. El código va atrás, de 2,5 cm, sobre una tarjetica lisa, porque el papel texturado que escogieron se traga los módulos.\n\nA los abuelos los llama mi hermana. Y la página tiene clave, porque no me gusta que un desconocido sepa qué día está vacía la casa de la familia.\n\nMi duda va más allá de lo técnico: ¿a ustedes, como invitados, les quita algo? ¿Alguien lo hizo y se arrepintió?',
    tags: ['bodas', 'invitaciones', 'eventos', 'privacidad'],
    keywords: [
      'QR en invitación de boda',
      'confirmar asistencia',
      'papel texturado',
      'mapa del evento',
      'lista de invitados',
      'invitados mayores',
    ],
    comments: [
      'Como invitada lo agradezco: confirmé desde el sofá y ya tenía el mapa guardado. Lo frío es que te llame una prima que no conoces a preguntar si vas.',
      'Nos arrepentimos de una sola cosa: dejamos el formulario abierto y aparecieron siete acompañantes que nadie había invitado.',
      {
        text: 'Mi abuela guardó la invitación en la Biblia, como todas las demás. El código le dio igual, ni lo miró. Creo que preocupa más a los novios que a los mayores.',
        replies: ['La mía preguntó si el dibujo era un bordado. Le gustó, de hecho.'],
      },
      'Hago papelería de bodas. En algodón de 600 g con relieve tipográfico el código sale roto; la tarjeta lisa aparte es la solución que más vendo.',
      '¿Qué pasa con la página después? La de unos amigos caducó a los tres meses y ahora la invitación enmarcada lleva a un anuncio de seguros.',
      {
        text: 'Voto por frío. Una boda se confirma hablando; si te da pereza llamarme, igual no hacía falta que fuera.',
        replies: [
          'Con cuarenta invitados lo veo. Con 180 y dos trabajos, la pareja termina delegando las llamadas, y eso tampoco es hablar con ellos.',
        ],
      },
      'Pusimos un código distinto por familia, así la página ya sabía cuántos puestos tenían. Cero malentendidos con los niños.',
      'El color dorado rosa quedaba divino y no lo leía ningún teléfono. Terminamos con el código en verde oliva oscuro y el dorado en las letras.',
      {
        text: 'Cuidado con pedir alergias en un formulario cualquiera. Es información de salud de otras personas y se queda ahí, en una hoja compartida que ve media familia.',
        replies: [
          'Muy cierto. Nosotros lo preguntamos por teléfono solo a quien marcó “necesito menú especial”, y borramos la hoja después.',
        ],
      },
      'Que alguien pruebe el enlace del mapa desde fuera de la ciudad. El nuestro mandaba a otra finca con el mismo nombre, a dos horas.',
      'En mi pueblo hay que decirlo en voz alta: la mitad de los invitados tiene datos prepago. Una página con veinte fotos de la pareja no abre.',
      {
        text: '¿Y para el regalo? Vi una invitación con código de transferencia y eso sí me pareció una factura.',
        replies: [
          'De acuerdo. El nuestro estaba dentro de la página, en un rincón, para quien lo buscara. Impreso en la tarjeta habría sido otra cosa.',
        ],
      },
      'Lo práctico llegó el día de la boda: cambió la hora del bus por la lluvia, lo actualizamos en la página y se enteraron casi todos.',
      'Soy fotógrafo. Pongan el código de las fotos en las mesas y no en la invitación, que cuando llega el momento la invitación está en un cajón.',
      {
        text: 'Nosotros lo hicimos sin clave, pero con una dirección larga imposible de adivinar. A las dos semanas estaba publicada en el estado de una tía.',
        replies: [
          'Las tías son la verdadera prueba de seguridad. Con clave y todo, la nuestra mandó la clave en el mismo mensaje.',
        ],
      },
      'Detalle de sobre: si la tarjetica va suelta se pierde. La mía iba cosida con un hilo a la invitación y quedó bonita.',
      'Con 2,5 cm vas bien si la dirección es corta. Una amiga metió el enlace larguísimo del formulario y en ese tamaño era una mancha gris.',
      {
        text: 'Mi suegra resolvió la discusión: invitación clásica sin nada, y el código en el recordatorio que se manda un mes antes por mensaje.',
        replies: [
          'Por mensaje no hace falta código, con el enlace basta: nadie puede escanear su propia pantalla.',
          'Claro, terminó siendo el enlace a secas. El papel quedó limpio y mi suegra contenta.',
        ],
      },
      'Frío es que la página diga “Estimado asistente”. Escriban dos frases suyas y nadie se quejará de los cuadritos.',
      'De 120 invitados contestaron 96 por el código, 15 llamaron y 9 no dijeron nada y vinieron igual. El tío que no contesta existe en todas las familias.',
    ],
  },
  {
    n: 45,
    title: 'vCard con tildes y eñes: ¿me quedo en la 3.0 o paso a la 4.0?',
    content:
      'Íñigo Peñarrocha Cañizares, director técnico. Así se llama mi cliente y así me está amargando la semana. Su contacto dentro de un código sale bien en mi móvil, y en el de su socio aparece con unos rombos donde van la eñe y las tildes.\n\nHe leído que la vCard 4.0 es UTF-8 por norma, así que la pasé a 4.0. El rombo desapareció, pero ahora un tercer teléfono, el viejo de su madre, enseña el texto a pelo: BEGIN:VCARD y todo lo demás. En 3.0 ese mismo teléfono la importa sin protestar.\n\nMi versión actual es 3.0 con VERSION, N y FN, saltos de línea CRLF y archivo guardado en UTF-8. En el campo de la empresa hay una coma, “Peñarrocha, S. L.”, y sospecho que debería ir escapada con barra invertida, lo mismo que los punto y coma.\n\nDe paso: quería meter la foto y me he reído sola, porque ni reducida a miniatura entra en un código que se pueda imprimir en una tarjeta.\n\n¿Qué usáis vosotros con nombres así? ¿Hay alguna forma de que la 3.0 diga “esto es UTF-8” y todos se enteren?',
    tags: ['vCard', 'UTF-8', 'contactos', 'tildes'],
    keywords: [
      'vCard 3.0 o 4.0',
      'eñes en un código QR',
      'caracteres raros en contacto',
      'escapar comas en vCard',
      'tarjeta con QR',
      'N y FN obligatorios',
    ],
    comments: [
      'Me quedo en la 3.0 siempre que va a un código impreso. La 4.0 la dejo para el archivo que se descarga desde la web.',
      'La coma de la empresa va escapada, sí: ORG:Peñarrocha\\, S. L. Y el punto y coma igual, que en ORG separa departamentos y en N separa apellidos.',
      {
        text: 'Lo de CHARSET=UTF-8 que se ve por los foros es de la 2.1. En 3.0 ese parámetro ya no existe, aunque algún Android lo tolera.',
        replies: [
          'Lo puse en 3.0 “por si acaso” y un lector me metió la palabra CHARSET dentro del apellido. No lo recomiendo.',
          'Buen ejemplo de por qué lo quité. Sin él, la mayoría adivina UTF-8 bien.',
        ],
      },
      'El rombo puede venir del código y no de la vCard: en modo byte el lector tiene que adivinar la codificación, y con dos eñes sueltas algunos apuestan por Latin-1.',
      '¿Has comprobado que el archivo no lleve BOM al principio? Esos tres bytes invisibles hacen que ciertos teléfonos no reconozcan el BEGIN:VCARD.',
      {
        text: 'Hay generadores que añaden una marca ECI de UTF-8 al código. En teoría resuelve tu rombo; en la práctica algún lector antiguo se atraganta con ella.',
        replies: [
          'Tengo uno de esos antiguos: delante del texto me escribe una barra y 000026, y ya no lo reconoce como contacto.',
          'El 26 es precisamente el número de UTF-8. Así que elige veneno: o rombo en unos o barra en otros.',
        ],
      },
      'Mi apellido es Núñez y la solución de mi empresa fue escribir Nunez. Me niego. Gracias por pelearlo.',
      'Una miniatura JPEG de 64 × 64 ya ronda los 1.500 bytes, y en base64 un tercio más. Con el resto de datos son unos 150 módulos por lado: ni en una postal.',
      {
        text: 'Prueba con la eñe descompuesta y compuesta. Copiando desde un PDF me llegaba n más tilde suelta, dos caracteres, y los teléfonos la mostraban separada.',
        replies: ['Me pasó con un nombre gallego. Normalizar a NFC antes de generar el código lo dejó fino.'],
      },
      'Recuerda que N va con apellidos primero: N:Peñarrocha Cañizares;Íñigo;;; y FN como quieras que se lea. Los dos son obligatorios en 3.0.',
      'El CRLF importa menos de lo que dicen los manuales: he repartido tarjetas con LF a secas y las importaron doce teléfonos de doce. Aun así pongo CRLF.',
      {
        text: '¿Y si pones en el código solo un enlace a un .vcf alojado en su dominio? El servidor dice text/vcard; charset=utf-8 y se acabó el adivinar.',
        replies: [
          'Se acabó hasta que estás en un sótano de congresos sin cobertura, que es donde se reparten las tarjetas.',
          'Tienes razón en lo del sótano. En ese caso, 3.0 dentro del código y el enlace en el campo URL.',
        ],
      },
      'Cada tilde son dos bytes, así que tampoco es gratis. En un contacto con cuatro o cinco no se nota; el que engorda de verdad es el campo de la dirección postal.',
      'Otra opción es MECARD, más corto y muy soportado en Android. Aquí las eñes van igual de bien o mal, pero el código baja un par de versiones.',
      {
        text: 'En iPhone la 4.0 me ha funcionado sin problemas. Los disgustos han venido de aplicaciones de escaneo de terceros.',
        replies: ['Mismo resultado. Lo malo es que no eliges con qué aplicación te escanea el cliente.'],
      },
      'No partas las líneas a 75 caracteres dentro del código. La norma del archivo lo permite, pero he visto lectores que cortan el nombre justo en el doblez.',
      'Haz la prueba completa: escanear, guardar y luego buscar “penarrocha” y “Peñarrocha” en la agenda. A mí me guardó bien el nombre y la búsqueda no lo encontraba.',
    ],
  },
  {
    n: 57,
    title: 'Una clienta quiere tatuarse un código: ¿qué le digo?',
    content:
      'Le diseñé la imagen de su estudio de cerámica y me ha escrito con una petición nueva: quiere el código de su web tatuado en la cara interna del antebrazo, de 3 cm. Se lo hace en un mes con un tatuador de confianza. Yo diseño etiquetas, que se despegan.\n\nHe empezado por los números. Su dirección, con dominio propio, tiene 22 caracteres: entra en versión 2, 25 módulos. En 3 cm cada módulo mide 1,2 mm. El tatuador me dice que la línea se ensancha con los años y que él no bajaría de 2 mm por cuadrado, o sea 5 cm de código más el margen de piel limpia.\n\nLuego está la piel. El antebrazo es curvo, se mueve, se broncea y envejece. En una piel oscura el contraste sería otro problema; la suya es clara, pero toma el sol.\n\nY lo que más me preocupa es a dónde apunta. Una web se abandona, un dominio se olvida de renovar y lo compra cualquiera. Le he propuesto un texto corto, el nombre del estudio y el año, que no depende de nadie.\n\n¿Alguien lleva uno o ha tatuado uno? ¿Se sigue leyendo al cabo de los años? Me gustaría decirle algo mejor que “no lo hagas”.',
    tags: ['tatuajes', 'versión baja', 'dominio propio', 'contraste'],
    keywords: [
      'tatuarse un código QR',
      'tamaño de módulo en piel',
      'QR permanente',
      'tinta que se expande',
      'enlace caducado',
      'código en el antebrazo',
    ],
    comments: [
      'Tatúo desde hace catorce años. Menos de 2 mm por cuadrado, no. Los negros macizos crecen hacia los blancos y a los cinco años los huecos pequeños se cierran.',
      'Llevo uno en el gemelo, de 6 cm, con una frase. Siete años y se lee todavía, si estiro la piel con la mano. Sin estirar, a la tercera o cuarta.',
      {
        text: 'Nivel H y dirección en mayúsculas: un texto de unos 20 caracteres en alfanumérico puede quedarse en 25 módulos con la corrección más alta. Eso le regala margen para lo que pierda la tinta.',
        replies: [
          'Ojo, que en mayúsculas el dominio vale, pero la parte de detrás de la barra según el servidor. En un tatuaje no hay segunda edición.',
          'Por eso pondría solo el dominio, sin nada detrás. Si es suyo, la portada siempre la puede cambiar.',
        ],
      },
      'Dile que lo lleve un mes en calcomanía temporal, a tamaño real. Mi hermano lo hizo y a los diez días ya estaba harto de que le pidieran el brazo en los bares.',
      '¿Y el pelo? En el antebrazo interno hay poco, pero en mi pierna el código solo funciona recién afeitado.',
      {
        text: 'Texto corto, sin dudarlo. Un dominio es un recibo anual de por vida; el nombre y el año no los puede comprar nadie.',
        replies: [
          'Un texto sin enlace también decepciona un poco: la gente escanea esperando que pase algo y sale “Taller 2024”.',
          'Prefiero esa decepción a que dentro de doce años abra un casino.',
        ],
      },
      'He visto uno hecho con el nombre de una red social que cerró. La dueña lo cuenta con gracia, pero lo está tapando con una peonía.',
      'Un Micro QR sería más pequeño, solo que casi ninguna cámara de teléfono lo lee. Descartado antes de que alguien lo proponga.',
      {
        text: 'En mi piel, bastante oscura, el tatuador fue honesto: el negro se ve, pero la cámara no distingue bien. Hicimos otra cosa y encantado.',
        replies: [
          'Un profesional que dice que no vale oro. Lo de aclarar los cuadros con tinta blanca no lo aconsejaría: amarillea y se pierde.',
        ],
      },
      'El margen de piel limpia hay que respetarlo para siempre: nada de enredaderas alrededor. Con 2 mm por módulo, 8 mm libres por lado.',
      'Como dermatóloga solo pido una cosa: que no lo coloque encima de lunares. No por el código, sino para que se puedan seguir vigilando.',
      {
        text: 'Un lado curvo de 5 cm en un antebrazo fino da mucha vuelta. Mide el contorno: si tiene 24 cm, esos 5 ya son más de 70 grados de arco.',
        replies: [
          'En el omóplato o en el muslo hay superficie casi plana. Lo malo es que ahí no lo escanea una misma.',
          'En el muslo, por delante, sí llega, y es casi plano. Se lo sugeriría antes que el antebrazo.',
        ],
      },
      'Pide al tatuador que marque la cuadrícula con plantilla, no a ojo. Un módulo que falte se corrige solo; una fila torcida entera, no.',
      '¿Por qué no dibujar algo que recuerde a un código sin serlo? Tres cuadros en las esquinas y dentro el motivo de su cerámica. No caduca nunca.',
      {
        text: 'Lo mejor que puedes decirle es el plan B: qué aspecto tendrá cuando ya no se lea. Si le gusta como dibujo geométrico, adelante.',
        replies: [
          'El mío ya no se lee y me sigue gustando. Parece un azulejo.',
          'Ese es justo el criterio: que sobreviva como azulejo.',
        ],
      },
      'Y que lo prueben tres móviles distintos sobre la plantilla puesta en la piel, antes de la primera aguja. Mi prima llevaba el código reflejado como en un espejo y se dieron cuenta en la silla.',
    ],
  },
  {
    n: 58,
    title: 'El programa de la feria en el calendario: ¿VEVENT o enlace .ics?',
    content:
      'La pregunta de siempre en taquilla es “¿a qué hora era la charla?”. Con un código que guarde la cita en el calendario bajan bastante las preguntas, si se hace con cuidado. Hay dos caminos y los he usado ambos.\n\nCamino A, todo adentro. El código lleva el texto del evento: BEGIN:VCALENDAR, BEGIN:VEVENT, SUMMARY, DTSTART, DTEND, LOCATION y los END. Funciona sin señal, pero muchos lectores lo muestran como texto plano y no ofrecen guardarlo. Además sale denso: con título y lugar se va fácil a 200 bytes, y en el afiche eso pide 6 o 7 cm para leer a medio metro.\n\nCamino B, un enlace corto a un archivo .ics en su dominio, por ejemplo example.org/c/7. El celular lo descarga y propone agregarlo. Si la charla cambia de salón antes de que la gente escanee, se corrige el archivo y el afiche sigue sirviendo. Es el que recomiendo.\n\nEn ambos, la hora. En Bogotá las 9:00 son las 14:00 en UTC: se escribe DTSTART:20270314T140000Z, con la Z, o bien con TZID=America/Bogota. Sin una cosa ni la otra, el que viene de otro país verá la charla a la hora de su celular.\n\nPor último, prueben con un iPhone y con dos Android de marcas distintas, guardando de verdad la cita. Y dejen la hora impresa al lado.',
    tags: ['calendario', 'iCalendar', 'ferias', 'eventos'],
    keywords: [
      'QR para calendario',
      'enlace ics',
      'VEVENT en un QR',
      'zona horaria del evento',
      'programa de charlas',
      'guardar cita en el celular',
    ],
    comments: [
      'El servidor tiene que entregar el .ics como text/calendar. El nuestro lo mandaba como texto y la gente veía en el navegador un párrafo lleno de mayúsculas.',
      'Con el camino A llegué a 320 bytes por culpa de DESCRIPTION. Quité la descripción y la biografía del ponente, y el código pasó de ladrillo a algo legible.',
      {
        text: 'Cuidado con las citas ya guardadas: si cambia el salón, el que descargó el .ics antes se queda con el viejo. No se actualiza solo.',
        replies: [
          'Para eso es la suscripción a un calendario completo en vez de un archivo suelto. Eso sí, al visitante de un día le parece demasiado compromiso.',
        ],
      },
      'No olviden UID y DTSTAMP en el archivo. Algunos calendarios lo importan sin ellos, otros se niegan sin decir por qué.',
      'En España hay cambio de hora, así que una feria a finales de marzo con la Z mal calculada llega una hora tarde. TZID me parece más seguro para quien lo escribe a mano.',
      {
        text: 'Yo haría un código para todo el programa y que en la página cada charla tenga su botón de agregar. Cuarenta códigos en un afiche no los escanea nadie.',
        replies: [
          'En el programa general sí. En la puerta de cada salón, en cambio, el código individual es lo que usa el que pasa de largo.',
        ],
      },
      'Pongan recordatorio de quince minutos en el archivo y verán menos salas a medio llenar. Se hace con VALARM, aunque hay calendarios que lo ignoran.',
      'La coma en LOCATION también se escapa: “Pabellón 3\\, sala B”. En el mío salía solo “Pabellón 3” y mandé a sesenta personas a la puerta equivocada.',
    ],
  },
  {
    n: 70,
    title: 'La tarjeta de visita con código: qué poner dentro y a qué tamaño',
    content:
      'Una tarjeta mide 85 × 55 mm y todo el mundo quiere meter en ella su vida. Después de unas trescientas, este es el orden en que lo decido.\n\nPrimero, qué hay detrás. Un contacto completo con dirección postal, dos teléfonos y web se planta en 200 bytes: 57 módulos de lado en nivel M. Un enlace de 24 caracteres se queda en 25 módulos. La diferencia se ve desde el otro lado de la mesa.\n\nSegundo, el tamaño con su margen incluido. El enlace, en 20 mm, da módulos de 0,6 mm: cómodo. El contacto completo, en 25 mm, baja a menos de 0,4: se lee, pero pide buen papel y buen pulso. Menos de 20 mm no imprimo ninguno.\n\nTercero, adelgazar. Si el cliente quiere contacto y no enlace, dejo nombre, un móvil, un correo y la empresa. La dirección postal se va a la web; nadie la teclea de pie en un pasillo.\n\nCuarto, el papel. Estucado mate o verjurado muy fino. Sobre papel negro con tinta blanca no pongo códigos, por más que insistan.\n\nQuinto, uno y solo uno. Dos códigos en una tarjeta obligan a pensar. Y lo escrito se queda escrito: el teléfono en letra legible, porque hay quien todavía guarda tarjetas en un fichero.',
    tags: ['tarjetas', 'vCard', 'tamaño', 'papel'],
    keywords: [
      'QR en tarjeta de visita',
      'tamaño mínimo de QR',
      'contacto o enlace',
      'código denso',
      'papel estucado mate',
      'diseño de tarjetas',
    ],
    comments: [
      'Por fin alguien que cuenta el margen dentro de los 20 mm. La imprenta me devolvió una con el código de 20 y el filo a un milímetro.',
      'Llevo contacto completo a propósito: en mi oficio, obra y sótanos, el enlace no abre. Prefiero los 25 mm y que funcione sin cobertura.',
      {
        text: 'Con enlace puedo cambiar de móvil sin tirar quinientas tarjetas. Ya me ha pasado dos veces y solo por eso no vuelvo a la vCard impresa.',
        replies: [
          'A cambio, quien guardó tu contacto con el número viejo no se entera. El enlace arregla la tarjeta, no la agenda del otro.',
        ],
      },
      'El verjurado, aunque sea fino, me ha jugado malas pasadas en digital: el tóner salta en el surco y deja rayas claras en todos los módulos de una fila.',
      '¿Delante o detrás? En mi caso detrás, solo, en el centro. Delante competía con el nombre y perdían los dos.',
      {
        text: 'Para una feria puse en la vCard la nota “nos vimos en Zaragoza”. Cabe en 40 bytes y la gente se acuerda de quién soy meses después.',
        replies: [
          'Qué buena idea, aunque entonces la tarjeta solo sirve para esa feria, ¿no?',
          'Justo, imprimo cien para cada una. Como son digitales la tirada corta no duele.',
        ],
      },
      'Esquinas redondeadas de 5 mm más código en la esquina: el troquel se llevó medio cuadro de búsqueda. Aviso para despistados.',
      'Lo del papel negro lo solucioné con un recuadro serigrafiado en blanco y el código en negro encima, sin tinta. Queda elegante y se lee a la primera.',
      {
        text: 'Discrepo en lo de un solo código. Soy traductora y llevo dos, uno por cara: español en una, alemán en la otra. Nadie se ha confundido.',
        replies: [
          'Uno por cara no molesta, porque la cámara nunca ve los dos. El lío es cuando van juntos.',
          'Entonces estamos de acuerdo sin saberlo: uno por cara y nunca dos a la vista.',
        ],
      },
      'El fichero de tarjetas existe, lo tengo delante. Y las que solo traen nombre y código acaban en la papelera, porque a los dos años no sé de qué eran.',
      'Nivel M para tarjetas me parece bien, viven en una cartera y no en una nevera. Subir a H en un contacto de 200 bytes lo lleva a un tamaño ridículo.',
    ],
  },
  {
    n: 71,
    title: 'Módulos redondos y puntos sueltos: hasta dónde se puede estilizar',
    content:
      'El lector no mira la forma: toma una muestra hacia el centro de cada módulo y decide claro u oscuro. Por eso los puntos funcionan. Y por eso dejan de funcionar cuando los haces tan pequeños que, con la foto algo movida, el centro ya es una mezcla.\n\nHaz la cuenta. Un círculo con el diámetro completo del módulo cubre un 79 % de su superficie. Al 75 % del diámetro baja al 44 %. A la mitad, un 20 %: eso a un metro es gris clarito. Mi límite está entre el 70 y el 75 %, y solo con negro sobre blanco.\n\nLos tres cuadros de las esquinas, macizos. Puedes redondearles las puntas, pero el anillo tiene que ser continuo, porque el lector busca ahí una proporción de rayas.\n\nY elige un capricho, no tres. Puntos, o degradado, o logo. Cada uno gasta un poco del mismo ahorro, y la pegatina todavía tiene que sobrevivir a la lluvia.',
    tags: ['diseño', 'módulos', 'contraste', 'estilo'],
    keywords: [
      'QR con puntos',
      'módulos redondeados',
      'código QR estilizado',
      'tamaño del punto',
      'esquinas macizas',
      'límite de legibilidad',
    ],
    comments: [
      'El dato del 44 % es demoledor. Siempre pensé que al 75 % “solo” perdía una cuarta parte.',
      'Mis puntos al 60 % se leen en pantalla a la primera. Impresos en láser casera, también. En el cartel de la parada, a dos metros, ya no. Distancia y borrosidad lo cambian todo.',
      {
        text: '¿Y los módulos unidos, esos que forman gusanitos redondeados? Tengo la impresión de que aguantan mejor que los puntos sueltos.',
        replies: [
          'Aguantan mejor, sí: apenas se pierde superficie, solo las esquinas. De lejos un gusanito y una fila de cuadrados son casi lo mismo.',
          'Pues cambio de estilo ya mismo. Además al cliente le gustan más.',
        ],
      },
      'En bordado los puntos son la única opción: un cuadrado de 2 mm lo hace la máquina redondo le guste o no.',
      'Rombos. Nadie habla de los rombos. Un rombo que toca los cuatro lados cubre la mitad del módulo, así que está peor que un círculo entero.',
      {
        text: 'Hice corazones para San Valentín, con la punta abajo. El centro del módulo cae en lo más ancho del corazón y se leyó de maravilla.',
        replies: [
          'Depende del dibujo. Con estrellas finas de cinco puntas probé algo parecido y la mitad de los móviles se rindió.',
          'Claro, la estrella fina tiene poco cuerpo. Los míos eran corazones bien gorditos, casi cuadrados.',
        ],
      },
      'Confirmo lo del anillo continuo. Una agencia nos hizo las esquinas con rayitas discontinuas, monísimas, y ningún lector encontraba nada.',
      'Para mí hay un motivo más para no pasarse: la gente tiene que reconocer que aquello es un código. He visto uno tan artístico que nadie sacaba el móvil.',
      {
        text: 'Si el fondo lleva textura, los puntos al 75 % se mezclan con ella. En papel reciclado con motas no bajo del 90 %.',
        replies: [
          'Las motas oscuras en los módulos claros son lo peor. Con cuadrados al menos la mota se queda en minoría.',
        ],
      },
      'Prueba barata: fotografía el código, reduce la foto hasta que cada módulo ocupe tres píxeles e intenta leerla. Si con puntos falla y con cuadrados no, ya sabes lo que te han costado.',
      'Una duda: en negativo, o sea puntos claros sobre oscuro, ¿la cuenta es la misma o se complica más?',
      {
        text: 'Al imprimir, la tinta se expande, así que mis puntos del 70 % acaban siendo del 80 % en papel poroso. A veces la máquina te ayuda.',
        replies: [
          'No contaría con ello: la misma plancha en papel estucado no expande nada, y el cliente cambia de papel sin avisar.',
          'Es verdad, me pasó con la reimpresión. El archivo tiene que valer sin favores.',
        ],
      },
      'El diseño de puntos con hueco dentro, tipo rosquilla, ¿quién lo inventó? Deja claro precisamente el centro, que es donde mira el lector.',
      'Llevo dos años con esquinas redondeadas un 30 % y módulos cuadrados. Aburrido, reconocible, cero devoluciones.',
      {
        text: 'No todos los lectores toman un solo punto: algunos promedian la zona. Con esos, el porcentaje de superficie importa todavía más que el centro.',
        replies: [
          'Y antes de muestrear suelen calcular un umbral por zonas. Si todo el código es grisáceo, el umbral se va a cualquier parte.',
        ],
      },
      'En vinilo recortado los puntos sueltos son una pesadilla: son cientos de circulitos que pelar y que se despegan de uno en uno. Los módulos unidos se colocan en cinco minutos.',
      'A la lista de caprichos sumaría el marco decorativo pegado al código. No toca los módulos, pero se come el margen.',
      {
        text: 'Trabajo con una marca de cosmética y querían puntos, degradado rosa y logo. Les llevé tres muestras con un capricho cada una y las leyeron ellos con sus móviles. Ganó el logo.',
        replies: [
          '¿Les enseñaste también la de los tres juntos? A mí me vale más el fracaso en directo que cualquier explicación.',
          'La llevaba en el bolso. Se rieron, probaron seis veces y la guardé.',
        ],
      },
      'Tengo astigmatismo y los códigos de puntos me bailan, pero eso es cosa mía. A mi cámara le va bien hasta el 70 %, como dices.',
      'Si el enlace es corto y los módulos salen grandes, el estilo apenas importa. Gasté una tarde en afinar puntos y lo que lo arregló fue quitar doce caracteres de la dirección.',
    ],
  },
  {
    n: 83,
    title: 'Sin internet también funciona: texto dentro del código',
    content:
      'En el parqueadero subterráneo del recinto no entra señal, y justo ahí la gente pregunta por dónde se sale. Puse un código sin enlace, con el texto adentro: “Salida peatonal: rampa azul, nivel -1. Pabellón 6 a 200 m a la izquierda. Cierre 22:00.” La cámara lo muestra y ya, sin red.\n\nLa cuenta es sencilla. Cada letra ocupa un byte y las tildes y eñes, dos. Hasta unos 270 bytes caben en 57 módulos con el nivel más bajo; con módulos de medio milímetro son 3 cm para leer en la mano. Para leerlo de pie frente a una columna, háganlo de 8 cm o más y escriban menos.\n\nEl máximo teórico, 2.953 bytes, son 177 módulos por lado. En una etiqueta pequeña eso no es un código, es una lija.\n\nNo pongan ahí nada que cambie. Y escriban la misma información en letra normal al lado, que para algo está la columna.',
    tags: ['sin conexión', 'texto', 'capacidad', 'tamaño'],
    keywords: [
      'QR sin internet',
      'guardar texto en un QR',
      'cuántos caracteres caben',
      'código sin enlace',
      'señalización sin cobertura',
      'bytes por letra',
    ],
    comments: [
      'Lo uso en un refugio de montaña con las instrucciones de la estufa. Diez años sin cobertura y el código sigue diciendo lo mismo.',
      'Aviso: en algunos teléfonos, al tocar el texto, la cámara propone buscarlo en internet. Sin señal da error y la gente cree que el código está dañado.',
      {
        text: 'Si de todos modos va escrito al lado en letra normal, ¿para qué sirve el código? No le veo la gracia.',
        replies: [
          'Para llevárselo. Le toman captura y salen caminando con la ruta en la mano. También para que el teléfono lo lea en voz alta o lo traduzca.',
          'Lo de la traducción no se me había ocurrido. Con turistas sí le encuentro sentido.',
        ],
      },
      'Quitar las tildes para ahorrar bytes no vale la pena: en un texto de 150 letras son unas diez. Mejor borrar un adjetivo.',
      'Escribir todo en mayúsculas sin tildes ni comas entra en modo alfanumérico y reduce bastante. Se lee como telegrama, eso sí.',
      {
        text: 'En la finca puse las dosis de cloro del tanque en un código de texto. Un detalle: los saltos de línea funcionan en mi celular, pero en el de mi hermano salió todo pegado.',
        replies: [
          'Ponga un punto al final de cada línea y así se entiende igual aunque se pegue. Con dosis no es para jugar.',
        ],
      },
    ],
  },
  {
    n: 84,
    title: 'Códigos gigantes: drones, techos y campos de maíz',
    content:
      'Un cliente me pidió cerrar la feria con un código hecho de drones. Antes de decir que no, saqué papel. Una dirección corta con corrección alta son 29 módulos por lado, 841 en total. Si cada dron encendido es un módulo oscuro, sobre el cielo negro queda todo al revés: luz donde debería haber sombra. Muchos celulares leen el código invertido, otros no, y en la plaza habrá de todo.\n\nLa otra opción es encender los módulos claros. Entonces el sentido es correcto, pero hace falta también iluminar el margen, cuatro filas por lado, y eso son 528 drones más solo para el borde.\n\nCon los techos y los cultivos el problema es otro: nadie los mira de frente. Desde un dron con cámara, sí; desde una colina, el cuadrado se vuelve un trapecio aplastado. En un maizal con módulos de tres metros salen 87 m de lado, y el maíz crece torcido, se acuesta con el viento y proyecta sombra en la mañana.\n\nMe sigue pareciendo una idea linda, tal vez más para la foto que para el escaneo. ¿Alguien leyó de verdad uno gigante, sin trucos, con su propio teléfono?',
    tags: ['gran formato', 'drones', 'invertido', 'eventos'],
    keywords: [
      'código QR gigante',
      'QR con drones',
      'QR en un tejado',
      'laberinto de maíz',
      'código invertido',
      'perspectiva y ángulo',
    ],
    comments: [
      'Leí uno de drones en un festival. Me tomó unos doce intentos, porque el viento los movía y cada tanto una fila se corría medio módulo. Cuando por fin abrió, ya habían pasado a dibujar un pez.',
      'En nuestro pueblo segaron uno en un prado, 25 módulos de dos metros. Desde el mirador no se leía; desde la avioneta de un vecino, sí, a la primera. Somos cuatro los que lo hemos escaneado.',
      {
        text: 'Pinté uno en la cubierta de una nave, negro mate sobre gris claro, pensando en los mapas aéreos. La foto que publicaron tenía tan pocos píxeles por módulo que parecía una alfombra vieja.',
        replies: [
          'Con medio metro de terreno por píxel harían falta módulos de metro y medio o dos como mínimo. Y suerte con la nube de ese día.',
        ],
      },
      'Para la plaza les saldría más a cuenta proyectarlo en una fachada clara: fondo blanco, módulos sin luz y el margen incluido. Menos romántico, pero lo lee hasta mi tía.',
    ],
  },
  {
    n: 96,
    title: 'Geocaching con códigos QR: ¿pista, sello o trampa?',
    content:
      'Sábado, pinar de la Calderona, cuarta etapa de un multicaché. Levanto la piedra, abro el bote y dentro hay un código plastificado que lleva a una página web. Cobertura: ninguna. Bajé dos kilómetros hasta que el móvil dio señales de vida y volví a subir.\n\nDesde entonces le doy vueltas. Como pista, un código me gusta si lleva las coordenadas escritas dentro, en texto o como geo:39.7201,-0.4562, porque así funciona en el fondo de un barranco. Aun así no todos los móviles saben qué hacer con geo:, de modo que el texto plano gana.\n\nComo sello, para demostrar que estuviste, me convence menos: alguien le hace una foto, la cuelga y ya hay quien “visita” el caché desde el sofá. La libreta con lápiz mordido sigue siendo imbatible.\n\nY luego está el sitio. Nada de pegatinas en rocas, señales o árboles; dentro del bote y con permiso de quien lleve el terreno. He retirado ya tres adhesivos con la cola fundida por el sol.\n\nLos míos van en papel sintético, con módulos de 1 mm y metidos en un tubo de ensayo. ¿Vosotros los usáis? ¿Os parece que quitan gracia a la búsqueda?',
    tags: ['geocaching', 'coordenadas', 'sin conexión', 'intemperie'],
    keywords: [
      'QR en un geocaché',
      'geo URI',
      'coordenadas en texto',
      'multicaché',
      'papel sintético',
      'juegos al aire libre',
    ],
    comments: [
      'Para mí quitan gracia. Salgo al monte para no mirar el móvil, y encima llevo el GPS de mano, que no tiene cámara.',
      'Los uso con niños en el parque: cada código da una letra en texto. Sin datos, sin página y con ellos corriendo de un lado a otro.',
      {
        text: 'Papel sintético, sí, pero la tinta también cuenta. El mío era de inyección y en un bote con condensación salió un test de Rorschach.',
        replies: [
          'Láser o transferencia térmica con cinta de resina. Llevo uno seis años en una cueva que gotea.',
          'Tomo nota. El Rorschach lo he dejado colgado en casa como recuerdo.',
        ],
      },
      'Lo de geo: en mi móvil abre el mapa directo y en el de mi pareja no hace nada. Ahora escribo grados y minutos decimales, que es lo que luego se teclea.',
      'Un código en un caché que no conozco no lo abro si es un enlace. Cualquiera puede meter su papel en el bote y cambiar el original.',
      {
        text: '¿Y como comprobador? Pongo en el código el texto “correcto, sigue” y otro falso por si se equivocan de árbol. No necesita red.',
        replies: ['Me encanta como señuelo. Una vez caminé veinte minutos por culpa de uno así y todavía me río.'],
      },
      'Linterna frontal y plástico brillante se llevan fatal. En cachés nocturnos el código va sobre mate o no hay quien lo lea.',
      'Dejar escrita la misma pista debajo del código cuesta un minuto. Si al teléfono le queda un 3 % de batería, se agradece.',
      {
        text: 'El problema del sello se resuelve con una contraseña que esté en el bote y otra que se deduzca del paisaje: “¿cuántos arcos tiene el puente?”.',
        replies: [
          'Hasta que alguien publica los arcos también. Contra el que quiere hacer trampa no hay sistema, y tampoco importa mucho.',
          'Cierto. Al final la trampa se la hace a sí mismo, y yo al menos le obligo a contar arcos.',
        ],
      },
      'En mi zona los guardas piden quitar todo lo que quede fuera del recipiente. Dentro del bote nunca nos han puesto pegas, pero preguntamos siempre antes.',
      'Probad el tubo de ensayo con el código enrollado: el mío se leía plano en casa y, curvado dentro del cristal, ni por casualidad.',
      {
        text: 'Escondí un código en una maqueta de tejado: cada teja, un módulo. Versión 1, 21 por lado, con las coordenadas finales en números. Tardaron cuatro meses en darse cuenta.',
        replies: [
          '¿Cómo metes coordenadas en una versión 1? Me salen más de 17 caracteres siempre.',
          'Solo cifras y sin puntos: una docena de dígitos con los decimales. En numérico caben 41 en nivel L, así que sobra.',
        ],
      },
      'A favor de los códigos, con un pero: los que llevan a una página que dura lo que el entusiasmo del dueño. He hecho tres multicachés muertos por un enlace caído.',
      'Con guantes de invierno, sacar el tubo, desenrollar, enfocar y volver a enrollar es peor que la escalada. Poned el código en la tapa, por dentro.',
      {
        text: 'Los códigos de rastreo pegados en objetos viajeros son otra historia: ahí el número grabado dura y el código es un extra para novatos.',
        replies: [
          'El mío lleva el código en una chapa y llegó a Noruega. Eso sí, casi todos tecleaban el número.',
          'Pues ya tiene más mundo que yo. Buen argumento para grabar las dos cosas.',
        ],
      },
    ],
  },
  {
    n: 97,
    title: 'Grabado láser en madera y cuero: ¿cómo gano contraste?',
    content:
      'Un restaurante me ha encargado veinte posavasos de abedul y veinte portacuentas de cuero, todos con el mismo código de 29 módulos grabado a láser. El abedul me salió razonable a la segunda; el cuero me está derrotando.\n\nEn la madera clara el grabado queda tostado sobre claro, que es el sentido bueno. El fallo fue que el quemado se come los bordes: cada módulo crece un par de décimas y los huecos pequeños se cierran. Subí de 0,8 a 1,1 mm por módulo y mejoró mucho.\n\nEl cuero es marrón oscuro teñido. Al grabar, levanta el tinte y queda más claro que el fondo, así que tengo un código invertido. Mi móvil lo lee, el del encargado del restaurante no. He pensado en grabar el negativo, es decir, los módulos claros más el margen entero, pero son más de diez centímetros cuadrados de quemado y me da miedo que se abarquille.\n\nHe probado tres potencias, con y sin cinta de carrocero, y limpiando con alcohol. La cinta evita el halo de humo en la madera; en el cuero arranca la flor.\n\n¿Grabaríais el negativo o cambiaríais a un cuero natural sin teñir? ¿Y cuánto le quitáis al módulo para compensar el quemado?',
    tags: ['grabado láser', 'madera', 'cuero', 'contraste'],
    keywords: [
      'QR grabado a láser',
      'contraste en madera',
      'código invertido en cuero',
      'compensar el quemado',
      'tamaño mínimo de módulo',
      'posavasos con código',
    ],
    comments: [
      'Cuero de curtición vegetal sin teñir, sin pensarlo. El láser lo deja marrón oscuro sobre crudo y tienes el sentido correcto a la primera.',
      'Para la compensación grabo una tira con el mismo código reducido 0,05, 0,10, 0,15 y 0,20 mm por lado. En mi máquina, en abedul, gana casi siempre la de 0,10.',
      {
        text: 'Yo grabé el negativo en cuero teñido. No se abarquilló, porque lo pegué a una base rígida antes y lo hice en tres pasadas flojas en vez de una fuerte.',
        replies: [
          'Tres pasadas flojas también me funcionan en corcho. Eso sí, que no se mueva la pieza ni una décima o salen fantasmas.',
        ],
      },
      'Comprueba qué material es exactamente. Si el “cuero” resulta ser sintético con PVC, no se graba: suelta cloro, malo para ti y para la máquina.',
      'La veta del abedul es amable. En pino, la parte blanda quema el doble que la dura y sale un código con rayas.',
      {
        text: '¿Y rellenar? En madera oscura grabo hondo los módulos claros y el margen, aplico masilla clara, lijo y barnizo mate. Queda como taracea y se lee perfecto.',
        replies: ['Precioso en una pieza. Con cuarenta portacuentas y fecha de entrega me tiembla la lijadora.'],
      },
      'Con vasos mojados encima, el abedul sin proteger se oscurece en dos semanas y adiós contraste. Barniz mate al agua, dos manos finas, y vuelve a probar después.',
      'El halo de humo lo quito soplando aire lateral en vez de cinta. Menos trabajo que pelar veinte posavasos módulo a módulo.',
      {
        text: 'Acorta la dirección antes de pelearte con la potencia. Si bajas de 29 a 25 módulos, en el mismo tamaño cada uno crece un 16 % y el quemado pesa menos.',
        replies: [
          'Totalmente. Yo además bajo de H a Q en madera: prefiero módulos gordos a mucha corrección en módulos flacos.',
        ],
      },
      'En aluminio anodizado negro pasa igual que en tu cuero: el láser deja blanco sobre negro. Allí grabo el fondo y dejo sin tocar los módulos; tarda más, pero lo leen todos.',
      'Desenfocar un poco el láser da un tostado más oscuro y uniforme, aunque ensancha la línea. Hay que elegir entre contraste y borde.',
      {
        text: 'Si el portacuentas se queda en cuero oscuro, remacha una chapita de abedul con el código. Se cambia cuando se estropea y no hay que grabar piel.',
        replies: [
          'Práctico, y combina con los posavasos. ¿Remache o adhesivo? El adhesivo en piel engrasada me ha fallado siempre.',
          'Dos remaches pequeños, fuera del margen. El adhesivo lo descarté por lo mismo que cuentas.',
        ],
      },
      'No te fíes de la prueba recién salida de la máquina. El cuero crudo se oscurece con la luz y las manos; a los seis meses el mío había perdido la mitad del contraste.',
    ],
  },
];
