/** The content of a `services` section. Every field may be missing; those present have the right type. */
export type Contact = {
  id?: string;
  name?: string;
  type?: string;
  description?: string;
  phone?: string;
  whatsapp?: string;
  website?: string;
  /** yyyy-MM-dd. */
  checkedOn?: string;
};

export type EmergencyNumber = {
  id?: string;
  name?: string;
  number?: string;
  description?: string;
  checkedOn?: string;
};

export type Facility = {
  id?: string;
  name?: string;
  address?: string;
  phone?: string;
  whatsapp?: string;
  website?: string;
  hours?: string;
  services?: string[];
  description?: string;
  checkedOn?: string;
};

export type Service = {
  /** For its address; made from the English name where it's missing. */
  id?: string;
  name?: string;
  icon?: string;
  details?: string;
  fullDescription?: string;
  hours?: string;
  /** A hidden service stays in the list. */
  is_visible?: boolean;
  contacts?: Contact[];
  emergencyNumbers?: EmergencyNumber[];
  facilities?: Facility[];
  sales?: Contact[];
  rentals?: Contact[];
  repair?: Contact[];
};

export type ServicesSection = { title?: string; services?: Service[] };
