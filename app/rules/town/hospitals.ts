/** The wards open day and night, the nearest first. */
export const hospitals = {
  nearest: "Hospital Rural de Tonosí, Tonosí",
  regional: "Hospital Joaquín Pablo Franco Sayas, Las Tablas",
};
