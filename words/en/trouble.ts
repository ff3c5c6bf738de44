/** Why something failed, by the code that its error carries as `trouble`. */
export const troubleWords = {
  'not-loaded': "Couldn't load part of this page. Check your connection, or reload the page. Your design is kept.",
  'weaver-not-loaded': "Couldn't load the weaving tool. Check your connection, then press Generate to try again.",
  'weaver-silent': 'Weaving this image took too long. Choose “Over the code”, or press Generate to try again.',
  'weaver-crashed':
    'This device ran out of memory while weaving. Choose “Over the code”, or press Generate to try again.',
  'text-too-long':
    "An image can't be woven into a code with this much text. Shorten the text, or choose “Over the code”.",
  'not-woven': "Couldn't weave this image into the code. Choose “Over the code”, or use another image.",
};
