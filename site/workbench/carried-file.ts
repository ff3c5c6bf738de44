/** Carries a file from one page to another, where it is taken once. */
function carrier<T extends Blob>() {
  let carried: T | null = null;
  return {
    give(file: T): void {
      carried = file;
    },
    take(): T | null {
      const taken = carried;
      carried = null;
      return taken;
    },
  };
}

export const pictureToCheck = /* @__PURE__ */ carrier<Blob>();

export const tableToMake = /* @__PURE__ */ carrier<File>();
