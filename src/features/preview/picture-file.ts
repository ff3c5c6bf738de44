/** The name under which a picture leaves the site. */
export const PICTURE_FILE_NAME = 'ai-qr-code.png';
