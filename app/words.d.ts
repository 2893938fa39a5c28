declare module "words:*" {
  const words: object;
  export default words;
}
