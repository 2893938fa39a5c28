import { describe, expect, test } from "vitest";
import { checkPicture } from "../../../app/rules/pictures/picture-check";
import { heicPhoto, join, makePng, phoneJpeg, small } from "../../support/pictures";

const text = (words: string) => new Uint8Array(Buffer.from(words, "latin1"));
const problemOf = (name: string, bytes: Uint8Array) => {
  const check = checkPicture(name, bytes);
  return check.ok ? "none" : check.problem;
};

describe("A picture is recognized by its bytes", () => {
  test.each([
    ["photo.jpg", small.jpeg, "jpeg"],
    ["photo.PNG", small.png, "png"],
    ["photo.gif", small.gif, "gif"],
    ["photo.webp", small.webp, "webp"],
    ["photo.webp", small.losslessWebp, "webp"],
    ["photo.webp", small.clearWebp, "webp"],
    ["photo", small.png, "png"],
    ["IMG 0042 (1).jpeg", phoneJpeg(), "jpeg"],
  ])("%s is eight by six pixels", (name, bytes, format) => {
    expect(checkPicture(name, bytes)).toMatchObject({ ok: true, header: { format, width: 8, height: 6 } });
  });
});

describe("A photo in a phone's format", () => {
  test("has the size of its largest image", () => {
    const photo = heicPhoto(4032, 3024);
    const header = { format: "heic", width: 4032, height: 3024 };
    expect(checkPicture("IMG_0042.HEIC", photo)).toMatchObject({ ok: true, header });
  });

  test("is refused if it's truncated, has trailing data, is mislabelled, or exceeds 25 million pixels", () => {
    const photo = heicPhoto(4032, 3024);
    expect(problemOf("a.heic", photo.subarray(0, 150))).toBe("damaged");
    expect(problemOf("a.heic", join(photo, text("<script>")))).toBe("damaged");
    expect(problemOf("a.jpg", photo)).toBe("wrongEnding");
    expect(problemOf("a.heic", heicPhoto(8064, 6048))).toBe("tooLarge");
  });
});

describe("A file that isn't a supported picture is refused with its reason", () => {
  const zip = text("PK\x05\x06".padEnd(22, "\0"));
  const refusals: [string, string, Uint8Array, string][] = [
    ["nothing in it", "photo.jpg", new Uint8Array(), "empty"],
    ["20 MB", "photo.jpg", join(small.jpeg, new Uint8Array(20 * 1024 * 1024)), "tooHeavy"],
    ["one byte over 10 MB", "photo.jpg", new Uint8Array(10 * 1024 * 1024 + 1), "tooHeavy"],
    ["a drawing that can hold scripts", "photo.svg", text("<svg xmlns='x'><script/></svg>"), "notPicture"],
    ["the same, called a photo", "photo.png", text("<svg xmlns='x'><script/></svg>"), "notPicture"],
    ["a page called a photo", "photo.jpg", text("<html><body>hello</body></html>"), "notPicture"],
    ["a document", "menu.pdf", text("%PDF-1.7 ..."), "notPicture"],
    ["a PNG called .jpg", "photo.jpg", small.png, "wrongEnding"],
    ["a picture called a page", "photo.html", small.png, "wrongEnding"],
    ["a picture called a program", "photo.png.exe", small.png, "wrongEnding"],
    ["a way out of the folder", "../../etc/photo.png", small.png, "oddName"],
    ["a Windows way out", "..\\photo.png", small.png, "oddName"],
    ["a name with a hidden end", "photo.png\0.exe", small.png, "oddName"],
    ["dots alone", "..", small.png, "oddName"],
    ["a giant in a few bytes", "photo.png", makePng(8, 6, { promised: [60_000, 60_000] }), "tooLarge"],
    ["25 million points and a few", "photo.png", makePng(1, 1, { promised: [5001, 5000] }), "tooLarge"],
    ["a thread", "photo.png", makePng(1, 1, { promised: [1, 12_001] }), "tooLarge"],
    ["no width", "photo.png", makePng(1, 1, { promised: [0, 5] }), "damaged"],
    ["cut in half", "photo.jpg", small.jpeg.subarray(0, 200), "damaged"],
    ["cut at the very end", "photo.jpg", small.jpeg.subarray(0, small.jpeg.length - 2), "damaged"],
    ["a PNG without its end", "photo.png", small.png.subarray(0, small.png.length - 4), "damaged"],
    ["a GIF without its end", "photo.gif", small.gif.subarray(0, small.gif.length - 1), "damaged"],
    ["a WebP cut short", "photo.webp", small.webp.subarray(0, small.webp.length - 3), "damaged"],
    ["only a beginning", "photo.jpg", small.jpeg.subarray(0, 3), "damaged"],
    ["a GIF that is a script", "photo.gif", text("GIF89a/*\x80\x01=1;alert(1)//*/"), "damaged"],
    ["a page behind a PNG", "photo.png", join(small.png, text("<html>")), "disguised"],
    ["a page behind a GIF", "photo.gif", join(small.gif, text("<script>alert(1)</script>")), "disguised"],
    ["a page behind a WebP", "photo.webp", join(small.webp, text("<script>alert(1)</script>")), "disguised"],
    ["a page behind a JPEG", "photo.jpg", join(small.jpeg, text("<script>alert(1)</script>")), "disguised"],
    ["an archive behind a JPEG", "photo.jpg", join(small.jpeg, text("PK\x03\x04..."), zip), "disguised"],
    [
      "a page in a comment",
      "photo.jpg",
      join(small.jpeg.subarray(0, 2), text("\xff\xfe\0\x0a<script>"), small.jpeg.subarray(2)),
      "disguised",
    ],
    [
      "a document in a comment",
      "photo.jpg",
      join(small.jpeg.subarray(0, 2), text("\xff\xfe\0\x0a%PDF-1.7"), small.jpeg.subarray(2)),
      "disguised",
    ],
  ];

  test.each(refusals)("%s", (_, name, bytes, problem) => {
    expect(problemOf(name, bytes)).toBe(problem);
  });

  test("exactly 25 million pixels are accepted", () => {
    expect(problemOf("photo.png", makePng(1, 1, { promised: [5000, 5000] }))).toBe("none");
  });

  test("trailing data that phones append to a JPEG is accepted", () => {
    expect(problemOf("photo.jpg", join(small.jpeg, new Uint8Array(5000).fill(7)))).toBe("none");
  });

  test("no truncated picture crashes the reader", () => {
    for (const bytes of Object.values(small)) {
      for (let length = 0; length < bytes.length; length++) {
        expect(problemOf("photo", bytes.subarray(0, length))).not.toBe("none");
      }
    }
  });
});
