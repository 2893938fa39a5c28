import type { PictureFolder } from "../../rules/pictures/picture-address";

/** A file field of a form and the field that holds the addresses of its stored pictures. */
export type UploadField = { files: string; addresses: string; isList: boolean };

/** The files that may come with a form, and the folder they are kept in. */
export type Uploads = { folder: PictureFolder; uploads: readonly UploadField[] };

export const mainPicture: UploadField = { files: "image", addresses: "image_url", isList: false };
export const galleryPictures: UploadField = {
  files: "gallery_files",
  addresses: "gallery_images",
  isList: true,
};
export const menuPictures: UploadField = { files: "menu_files", addresses: "menu_images", isList: true };
