declare module "subset-font" {
  type Range = { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
    variationAxes?: Record<string, number | Range>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
