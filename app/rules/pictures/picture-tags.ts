/** On every answer with a picture. */
export const allPicturesTag = "pictures";

export function tagOfPicture(key: string): string {
  return `picture:${key}`;
}
