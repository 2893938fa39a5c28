import type { PictureFolder } from "../../rules/pictures/picture-address";

export type UploadField = { files: string; addresses: string; isList: boolean };

export type Uploads = { folder: PictureFolder; uploads: readonly UploadField[] };

export const mainPicture: UploadField = { files: "image", addresses: "image_url", isList: false };
export const galleryPictures: UploadField = {
  files: "gallery_files",
  addresses: "gallery_images",
  isList: true,
};
export const menuPictures: UploadField = { files: "menu_files", addresses: "menu_images", isList: true };
