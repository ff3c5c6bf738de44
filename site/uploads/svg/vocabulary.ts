// The supported parts of SVG 2 and Filter Effects 1: those that make up still pictures.

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Elements that draw an outline. */
export const SHAPES: ReadonlySet<string> = new Set(words('path rect circle ellipse line polyline polygon'));

/** Elements whose text is drawn. */
export const TEXTS: ReadonlySet<string> = new Set(words('text tspan textPath'));

/** Elements that are drawn only where something refers to them. */
export const REFERENCED_ONLY: ReadonlySet<string> = new Set(
  words('defs symbol clipPath mask pattern marker filter linearGradient radialGradient'),
);

/** All supported elements except `style`, which is read on its own. */
export const ELEMENTS: ReadonlySet<string> = new Set([
  ...SHAPES,
  ...TEXTS,
  ...REFERENCED_ONLY,
  ...words(`
    svg g a switch use image stop
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
    feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
    fePointLight feSpecularLighting feSpotLight feTile feTurbulence`),
]);

/** Attributes that are not CSS properties and refer to nothing. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
    x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr d points pathLength transform viewBox preserveAspectRatio
    dx dy rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredExtensions
    offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
    clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
    filterUnits primitiveUnits in in2 result type values tableValues slope intercept amplitude exponent mode operator
    k1 k2 k3 k4 order kernelMatrix kernelUnitLength divisor bias targetX targetY edgeMode preserveAlpha
    stdDeviation radius scale xChannelSelector yChannelSelector surfaceScale diffuseConstant specularConstant
    specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ
    baseFrequency numOctaves seed stitchTiles`),
);

/** Properties that may refer to other elements. */
export const REFERRING: ReadonlySet<string> = new Set(
  words('fill stroke clip-path mask filter marker marker-start marker-mid marker-end'),
);

/**
 * Supported CSS properties, in style sheets and as attributes. An attribute whose name is also in `ATTRIBUTES`, such as
 * `transform`, is not read as CSS.
 */
export const PROPERTIES: ReadonlySet<string> = new Set([
  ...REFERRING,
  ...words(`
    color display visibility overflow opacity mix-blend-mode isolation background background-color
    fill-opacity fill-rule clip-rule paint-order color-interpolation color-interpolation-filters color-rendering
    stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
    stop-color stop-opacity flood-color flood-opacity lighting-color mask-type shape-rendering text-rendering image-rendering
    transform transform-origin transform-box vector-effect
    font font-family font-size font-size-adjust font-stretch font-style font-variant font-variant-caps font-variant-ligatures
    font-variant-numeric font-variant-position font-weight font-feature-settings font-variation-settings font-kerning letter-spacing word-spacing line-height text-anchor text-decoration
    text-decoration-line text-decoration-color text-decoration-style text-decoration-thickness text-transform white-space
    dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi text-orientation`),
]);

/** Functions that return a color. Any value may contain them, unless its property is in `OWN_FUNCTIONS`. */
export const COLOR_FUNCTIONS: ReadonlySet<string> = new Set(
  words('rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix'),
);

/** Functions other than colors that any value may contain, unless its property is in `OWN_FUNCTIONS`. */
export const VALUE_FUNCTIONS: ReadonlySet<string> = new Set(
  words('calc min max clamp var matrix translate translatex translatey scale scalex scaley rotate skewx skewy'),
);

/** For each property that has functions of its own: the only functions that it accepts. */
export const OWN_FUNCTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  filter: new Set([
    ...words('blur drop-shadow brightness contrast grayscale hue-rotate invert opacity saturate sepia'),
    ...COLOR_FUNCTIONS,
  ]),
  'clip-path': new Set(words('inset circle ellipse polygon calc')),
};

/**
 * For each CSS property that sets a size or position (SVG 2, 7.1): the elements on which it works like the attribute of
 * the same name.
 */
const GEOMETRY: ReadonlyMap<string, readonly string[]> = new Map([
  ['x', words('svg image rect use')],
  ['y', words('svg image rect use')],
  ['width', words('svg image rect')],
  ['height', words('svg image rect')],
  ['cx', words('circle ellipse')],
  ['cy', words('circle ellipse')],
  ['r', words('circle')],
  ['rx', words('ellipse rect')],
  ['ry', words('ellipse rect')],
  ['d', words('path')],
]);

/** Whether a CSS property sets the size or position of some elements. */
export function isGeometry(property: string): boolean {
  return GEOMETRY.has(property);
}

/** Whether a CSS property sets the size or position of elements with this name. */
export function hasGeometry(name: string, property: string): boolean {
  return GEOMETRY.get(property)?.includes(name) ?? false;
}
