export const home = {
  scrollDown: "Scroll down",
  place: "Los Santos, Panama",
  findBed: "Find a place to stay",
  readSurf: "Read the surf guide",
  owners: {
    title: "Do you have a place here?",
    text: "Your restaurant, hotel, tour or business is listed for free, for readers of English and Spanish. We read it before it goes up.",
  },
};
