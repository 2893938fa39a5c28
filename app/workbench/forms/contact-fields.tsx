import { useWords } from "../../components/site/words";
import { LineField } from "./labelled-fields";

export function PhoneField() {
  const { t } = useWords();
  return <LineField name="phone" label={t("submission.fields.phone")} type="tel" autoComplete="tel" />;
}

export function WhatsappField({ required }: { required?: boolean }) {
  const { t } = useWords();
  return (
    <LineField
      name="whatsapp"
      label={t("submission.fields.whatsapp")}
      hint={t("submission.fields.whatsappHint")}
      type="tel"
      autoComplete="tel"
      required={required}
    />
  );
}

export function WebsiteField() {
  const { t } = useWords();
  return <LineField name="website" label={t("submission.fields.website")} type="url" autoComplete="url" />;
}

export function EmailField() {
  const { t } = useWords();
  return (
    <LineField
      name="email"
      label={t("submission.fields.email")}
      hint={t("submission.fields.emailHint")}
      type="email"
      autoComplete="email"
    />
  );
}
