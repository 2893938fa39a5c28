export const profile = {
  title: "My Profile",
  hello: "Signed in as {{name}}",
  tabs: "Parts of my profile",
  tabProfile: "Profile",
  tabListings: "My Listings",
  toSecurity: "Security and sign-in",
  information: {
    title: "Profile Information",
    emailFixed: "Email cannot be changed",
    emailMove: "To use another one, go to Security and sign-in.",
    save: "Save changes",
  },
  stale: {
    title: "Your profile was changed in the meantime",
    text: "Nothing was saved, and what you typed is still here. Look through it and save again.",
  },
  account: {
    title: "Account Information",
    id: "User ID",
    created: "Account created",
    email: "Email status",
    verified: "Verified",
    pending: "Pending verification",
    resend: "Send the link again",
  },
};
