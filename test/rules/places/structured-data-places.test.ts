import { describe, expect, test } from "vitest";
import {
  activityMarkup,
  businessesMarkup,
  hotelMarkup,
  restaurantMarkup,
} from "../../../app/rules/places/structured-data-place";

const place = {
  name: "La Panga",
  description: "Fish.",
  address: "Calle principal",
  url: "https://guide.test/eat/la_panga",
  latitude: null,
  longitude: null,
  phone: "+507 0000-0101",
  website: "https://example.com",
  image_url: null,
};
const restaurant = {
  ...place,
  category: "Seafood",
  cuisine: "Mariscos",
  hours: { Monday: "11:30 AM - 3:00 PM; 6 PM - 2 AM", Tuesday: "Closed", Friday: "who knows" },
  closed_for_season: false,
  hasMenu: true,
};
const hotel = {
  ...place,
  category: "Hotel",
  price_from: 95,
  currency: "USD",
  features: [{ name: "WiFi", value: true }],
  policies: {},
};
const activity = { ...place, category: "surf", hours: "6 AM - 6 PM", price_from: null };

describe("a restaurant's structured data", () => {
  test("has everything a Restaurant needs", () => {
    expect(restaurantMarkup(restaurant)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      name: "La Panga",
      description: "Fish.",
      url: "https://guide.test/eat/la_panga",
      sameAs: "https://example.com/",
      geo: { "@type": "GeoCoordinates" },
      servesCuisine: "Mariscos",
      priceRange: "$$",
      telephone: "+50700000101",
      currenciesAccepted: "USD",
      paymentAccepted: "Cash, Credit Card",
      address: {
        streetAddress: "Calle principal",
        addressLocality: "Playa Cambutal",
        addressRegion: "Los Santos",
        addressCountry: "PA",
      },
      menu: "https://guide.test/eat/la_panga?tab=menu",
    });
  });

  test("writes split days and nights into the next day, and leaves closed and unreadable days out", () => {
    expect(restaurantMarkup(restaurant)).toMatchObject({
      openingHours: ["Mo 11:30-15:00", "Mo 18:00-02:00"],
    });
  });

  test("has no hours for a place that's closed for the season", () => {
    expect(restaurantMarkup({ ...restaurant, closed_for_season: true })).not.toHaveProperty("openingHours");
  });

  test.each([
    ["Cafe", "CafeOrCoffeeShop"],
    ["Bar & Tapas", "BarOrPub"],
    ["Bar & Grill", "BarOrPub"],
    ["Fast Food", "FastFoodRestaurant"],
    ["Italian", "Restaurant"],
    ["Something of old", "Restaurant"],
  ])("a place of the category %s is a %s", (category, type) => {
    expect(restaurantMarkup({ ...restaurant, category })).toMatchObject({ "@type": type });
  });

  test("has the town's position if the place has none, and otherwise its own, even at zero", () => {
    expect(restaurantMarkup(restaurant)).toMatchObject({ geo: { latitude: 7.2833, longitude: -80.5167 } });
    expect(restaurantMarkup({ ...restaurant, latitude: 0, longitude: 0 })).toMatchObject({
      geo: { latitude: 0, longitude: 0 },
    });
    expect(restaurantMarkup({ ...restaurant, latitude: 7.3 })).toMatchObject({ geo: { latitude: 7.2833 } });
  });

  test("has absolute addresses of pictures, without unsafe ones and unsafe sites", () => {
    const own = restaurantMarkup({ ...restaurant, image_url: "/images/business-images/a/1.webp" });
    expect(own).toMatchObject({ image: "https://guide.test/images/business-images/a/1.webp?w=1280" });
    const abroad = "https://pictures.example/1.webp";
    expect(restaurantMarkup({ ...restaurant, image_url: abroad })).toMatchObject({ image: abroad });
    const bad = restaurantMarkup({ ...restaurant, image_url: "javascript:x", website: "javascript:x" });
    expect(bad).not.toHaveProperty("image");
    expect(bad).not.toHaveProperty("sameAs");
  });

  test("leaves out what isn't known", () => {
    expect(restaurantMarkup({ ...restaurant, category: "Cafe" })).not.toHaveProperty("servesCuisine");
    expect(restaurantMarkup({ ...restaurant, mark: { cards: false } })).toMatchObject({
      paymentAccepted: "Cash",
    });
    expect(restaurantMarkup(restaurant)).toMatchObject({ paymentAccepted: "Cash, Credit Card" });
    const bare = restaurantMarkup({
      ...restaurant,
      description: "",
      phone: null,
      website: null,
      hours: null,
      hasMenu: false,
    });
    for (const key of ["description", "telephone", "sameAs", "openingHours", "menu", "image"])
      expect(bare).not.toHaveProperty(key);
  });
});

describe("a hotel's structured data", () => {
  test.each([
    ["Hotel", "Hotel"],
    ["Boutique", "Hotel"],
    ["Resort", "Resort"],
    ["Hostel", "Hostel"],
    ["Cabanas", "LodgingBusiness"],
    ["Vacation Rental", "LodgingBusiness"],
  ])("a place of the category %s is a %s", (category, type) => {
    expect(hotelMarkup({ ...hotel, category })).toMatchObject({ "@type": type });
  });

  test("has a price range up to three times its price, in its currency", () => {
    expect(hotelMarkup(hotel)).toMatchObject({ priceRange: "$95 - $285" });
    expect(hotelMarkup({ ...hotel, price_from: 40.5, currency: "EUR" })).toMatchObject({
      priceRange: "€40.50 - €121.50",
    });
    expect(hotelMarkup({ ...hotel, price_from: null })).not.toHaveProperty("priceRange");
  });

  test.each([
    [undefined, "15:00"],
    ["", "15:00"],
    ["2:00 PM", "14:00"],
    ["14:30", "14:30"],
    ["whenever", "15:00"],
  ])("check-in written as %s is %s", (check_in, checkinTime) => {
    expect(hotelMarkup({ ...hotel, policies: { check_in } })).toMatchObject({
      checkinTime,
      checkoutTime: "11:00",
    });
  });

  test.each(["11:00", "11", "11h", "11 AM", "11:00 a. m."])(
    "check-out written as %s is in the morning",
    (text) => {
      expect(hotelMarkup({ ...hotel, policies: { check_out: text } })).toMatchObject({
        checkoutTime: "11:00",
      });
    },
  );

  test("has its own check-out time, its phone and its amenities", () => {
    const policies = { check_out: "10:30 AM", phone: "+507 0000-0102" };
    expect(hotelMarkup({ ...hotel, policies })).toMatchObject({
      name: "La Panga",
      checkinTime: "15:00",
      checkoutTime: "10:30",
      telephone: "+50700000102",
      amenityFeature: [{ "@type": "LocationFeatureSpecification", name: "WiFi", value: true }],
    });
  });

  test("allows pets, doesn't, or leaves it open", () => {
    expect(hotelMarkup({ ...hotel, mark: { dogs: false } })).toMatchObject({ petsAllowed: false });
    expect(hotelMarkup({ ...hotel, mark: {} })).not.toHaveProperty("petsAllowed");
  });

  test("never has a rating", () => {
    expect(JSON.stringify(hotelMarkup({ ...hotel, ...{ rating: 4.9, review_count: 12 } }))).not.toMatch(
      /rating|review/i,
    );
  });
});

describe("the structured data of activities and businesses", () => {
  test.each([
    ["surf", "SportsActivityLocation"],
    ["fitness", "SportsActivityLocation"],
    ["tours", "LocalBusiness"],
    ["fishing", "LocalBusiness"],
  ])("%s is a %s", (category, type) => {
    expect(activityMarkup({ ...activity, category })).toMatchObject({ "@type": type });
  });

  test("one text for every day applies to seven days, and an unreadable one to none", () => {
    expect(activityMarkup(activity)).toMatchObject({
      openingHours: expect.arrayContaining(["Su 06:00-18:00"]),
    });
    expect(activityMarkup({ ...activity, hours: "with the tide" })).not.toHaveProperty("openingHours");
  });

  test("a known price is an offer from that many dollars", () => {
    expect(activityMarkup({ ...activity, price_from: 35 })).toMatchObject({
      makesOffer: {
        "@type": "Offer",
        priceSpecification: { "@type": "PriceSpecification", minPrice: 35, priceCurrency: "USD" },
      },
    });
    expect(activityMarkup(activity)).not.toHaveProperty("makesOffer");
  });

  test("businesses are in a list with one context", () => {
    const [list] = businessesMarkup([place, { ...place, name: "Second" }]);
    expect(list).toMatchObject({
      "@type": "ItemList",
      itemListElement: [
        { "@type": "ListItem", position: 1 },
        { position: 2, item: { "@type": "LocalBusiness", name: "Second" } },
      ],
    });
    expect(JSON.stringify(list).match(/@context/g)).toHaveLength(1);
    expect(businessesMarkup([])).toEqual([]);
  });
});
