let carried: Blob | null = null;

/** Carries a picture to the page that checks pictures. It is taken once. */
export const pictureToCheck = {
  give(picture: Blob): void {
    carried = picture;
  },
  take(): Blob | null {
    const taken = carried;
    carried = null;
    return taken;
  },
};
