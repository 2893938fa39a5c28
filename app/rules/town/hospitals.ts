/** Open day and night, nearest first. */
export const hospitals = {
  nearest: "Hospital Rural de Tonosí, Tonosí",
  regional: "Hospital Joaquín Pablo Franco Sayas, Las Tablas",
};
