/** Wide enough for every width a picture is kept in. */
const longestSide = 2560;

/** The picture as this browser reads it, upright; null where it cannot. */
export async function asJpeg(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    const name = file.name.replace(/\.[^.]*$/, "");
    return jpeg && new File([jpeg], `${name}.jpg`, { type: jpeg.type });
  } catch {
    return null;
  }
}
