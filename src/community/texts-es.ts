// Longer than other files on purpose: it is data, everything people wrote in Spanish.
import type { PostText } from './post-text.ts';

/** The posts written in Spanish with their comments, by rising number. */
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
];
