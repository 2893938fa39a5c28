export const guides = {
  updated: "Last updated:",
  contents: "On this page",
  way: {
    map: "Map of the road from Panama City by Divisa, Chitré, Las Tablas and Tonosí to Cambutal. The table beside it says the same in words.",
    capital: "Panama City",
    gulf: "Gulf of Panama",
    ocean: "Pacific Ocean",
    byCar: "by car",
    leg: "Leg",
    fromTo: "{{from}} to {{to}}",
    time: "Time",
    distance: "Distance",
    others: "Other roads",
  },
};
