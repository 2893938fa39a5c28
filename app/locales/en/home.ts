export const home = {
  scrollDown: "Scroll down",
  place: "Los Santos, Panama",
  findBed: "Find a place to stay",
  readSurf: "Read the surf guide",
};
