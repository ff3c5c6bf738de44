/* Measures the C library libqrencode; engine-native.mjs compiles and runs it. Prints the processor time that one code
   takes, in microseconds, as the median of all rounds: level H, smallest version, automatic mask.
   Arguments: a file with one text per line (its UTF-8 bytes in hexadecimal), the codes per round, the rounds. */

#include <qrencode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 8192 };

struct text {
  int length;
  unsigned char *bytes;
};

static double cpu_microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e6 + now.tv_nsec / 1e3;
}

static int encode(const struct text *text) {
  /* Digits in numeric mode, everything else in byte mode, as the other encoders do. */
  int is_numeric = strspn((const char *)text->bytes, "0123456789") == (size_t)text->length;
  QRcode *code = is_numeric ? QRcode_encodeString((const char *)text->bytes, 0, QR_ECLEVEL_H, QR_MODE_8, 1)
                            : QRcode_encodeString8bit((const char *)text->bytes, 0, QR_ECLEVEL_H);
  int version = code == NULL ? -1 : code->version;
  QRcode_free(code);
  return version;
}

static int by_value(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  static char line[2 * LONGEST + 2];
  struct text *texts = NULL;
  int total = 0, next = 0, codes, rounds, round, i;
  double *times;
  FILE *file;
  if (count != 4 || (file = fopen(arguments[1], "r")) == NULL) return 2;
  codes = atoi(arguments[2]);
  rounds = atoi(arguments[3]);
  while (fgets(line, sizeof line, file) != NULL) {
    struct text text;
    unsigned value;
    text.length = (int)(strcspn(line, "\n") / 2);
    text.bytes = calloc((size_t)text.length + 1, 1);
    for (i = 0; i < text.length; i++) {
      sscanf(line + 2 * i, "%2x", &value);
      text.bytes[i] = (unsigned char)value;
    }
    texts = realloc(texts, (size_t)(total + 1) * sizeof *texts);
    texts[total++] = text;
  }
  fclose(file);
  times = calloc((size_t)rounds, sizeof *times);
  for (round = 0; round < rounds; round++) {
    double start = cpu_microseconds();
    for (i = 0; i < codes; i++) {
      if (encode(&texts[next]) < 0) return 3;
      next = (next + 1) % total;
    }
    times[round] = (cpu_microseconds() - start) / codes;
  }
  qsort(times, (size_t)rounds, sizeof *times, by_value);
  printf("%f\n", times[rounds / 2]);
  return 0;
}
