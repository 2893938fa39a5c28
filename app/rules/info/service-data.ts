/** What a `services` section of page_content holds. Every field may be missing; what is there has the right type. */
export type Contact = {
  id?: string;
  name?: string;
  type?: string;
  description?: string;
  phone?: string;
  whatsapp?: string;
  website?: string;
  /** The day an admin last checked it, yyyy-MM-dd. */
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
  /** Its name in addresses; made from the English name where it is missing. */
  id?: string;
  name?: string;
  icon?: string;
  details?: string;
  fullDescription?: string;
  hours?: string;
  /** A service that is not to be seen stays in the list, so that it can come back. */
  is_visible?: boolean;
  contacts?: Contact[];
  emergencyNumbers?: EmergencyNumber[];
  facilities?: Facility[];
  sales?: Contact[];
  rentals?: Contact[];
  repair?: Contact[];
};

export type ServicesSection = { title?: string; services?: Service[] };
