/** Shown around the generator while a stored code is edited. Loaded only then. */
export const editedWords = {
  editing: 'You are editing {code}',
  printed: "A printed code can't be changed later: what is already on paper stays as it is.",
  // The names of these two buttons must not change.
  update: 'Update this code',
  add: 'Save as new',
  updated: 'Code updated.',
  added: 'Saved as a new code.',
  undo: 'Undo',
  missing: {
    message: "Couldn't find this code.",
    description: 'It may have been deleted in another tab. Save it as new.',
  },
  tooLate: "Can't undo: everything has been deleted since.",
};
