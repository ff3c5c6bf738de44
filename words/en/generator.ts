/** As it first appears; parts that load later have words in the other `generator-` files. */
export const generatorWords = {
  // The specification prescribes the texts from here to `imageNotLoaded`.
  contentStep: 'QR Content',
  styleStep: 'QR Style',
  tabs: { standard: 'Standard', custom: 'Custom' },
  standard: 'Create a simple black and white QR code',
  generate: 'Generate QR Code',
  generating: 'Generating...',
  /** Under the button while a stored code is edited. */
  generatesAnother: 'Generate makes another code and leaves this one as it is.',
  nothingYet: 'Click Generate to create your QR code',
  imageWillBlend: 'Your image will blend with the QR code',
  toPreview: 'Preview & Download',
  noContent: 'Please enter content for your QR code',
  notGenerated: 'Failed to generate QR code. Please try again.',
  templateLoaded: 'Template loaded successfully!',
  templateGenerated: 'QR code generated successfully from template!',
  templateNotGenerated: 'Failed to generate QR code from template. Please try again.',
  imageNotLoaded: 'Failed to load custom image',

  /** The example codes that are shown before anything is typed. */
  examples: {
    woven: {
      label: 'Example: a QR code woven from a portrait',
      line: 'A working example, woven from a photo of Eileen Collins (NASA, public domain).',
    },
    gradient: {
      label: 'Example: a QR code of dots in a gradient',
      line: 'A working example: dots in a gradient.',
    },
    logo: {
      label: 'Example: a blue QR code with a logo',
      line: 'A working example with a logo in the center.',
    },
  },
  /** Shown in place of the example's `line` if there is an image but no content yet. */
  photo: {
    loading: 'Making a sample code with your picture…',
    shown: 'A sample with your picture. Enter your content to make it your code.',
  },
  sampleCode: 'A sample QR code with your picture',
  nextExample: 'Next example',
  usePhoto: 'Use your own photo',
  useAnotherPhoto: 'Use another photo',
  contentType: 'Content type',
  moreTypes: 'More',
  openFile: 'Open a saved file',
  makeMany: 'Make many at once',
  makeChangeable: 'Make it changeable',
  checkPicture: 'Will it scan?',
  pasteThere: { message: 'Paste these cells again here.', description: 'There are too many to bring along.' },
  undo: 'Undo',
  yourCodes: 'Your codes',
  newCode: 'New code',
  newStarted: 'New code started.',
  redo: 'Redo',
  /** For screen readers, after undo and redo. `steps`: how many steps are undone now. */
  undone: (steps: number) => (steps === 1 ? 'Undone.' : `Undone, ${steps} steps back.`),
  redone: (steps: number) => (steps === 0 ? 'Redone.' : `Redone, ${steps} steps back.`),
  preview: 'Preview',
  enlarge: 'Enlarge the picture',
  closeEnlarged: 'Close the large picture',
  /** The text alternative of a code until its content is known. */
  code: 'QR code',
  readingImage: 'Reading the image…',
  share: 'Share this design',
  secretLeftOut: 'This link came without a password or key. Type it to continue.',
  noCode: 'No QR code can hold a text this long.',
  tooLong: 'This text is too long for a QR code. Shorten it to continue.',
  colorNotRead: "We can't read one of the colors. Correct it to continue.",
  notDrawn: "This code couldn't be drawn. Your design is kept. Change something to continue.",

  drop: 'Drop the file anywhere',
  dropHelp:
    'A saved file opens with its design, and a backup brings back its codes. Any other picture becomes your image, and any other PDF is searched for codes.',

  // Parts that could not be loaded.
  lostPart: "Couldn't load part of this page. Your design is kept.",
  lostReader: "Couldn't load the image reader. Please try again.",
  linkNotOpened: "Couldn't open the link. Please open it again.",
};
