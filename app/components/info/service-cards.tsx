import type { ReactNode } from "react";
import { servicePictures } from "../../rules/info/info-pictures";
import type { ServiceView } from "../../rules/info/services";
import { infoPath } from "../../rules/info/tabs";
import dialogStyles from "../../styles/service-dialog.css?url";
import { classNames } from "../../ui/class-names";
import { Icon, type IconName } from "../../ui/icon";
import { Link } from "../../ui/link";
import { ScenePicture } from "../../ui/scene-picture";
import { ServerTemplate } from "../../ui/server-template";
import { InfoPicture } from "../pictures/info-picture";
import { TextWithFallback } from "../site/text-with-fallback";
import { useWords } from "../site/words";

type Props = { services: Pick<ServiceView, "id" | "icon" | "name" | "details">[] };

/** Each card links to the service's page, which the page's script opens as a dialog; the last is the pocket guide. */
export function ServiceCards({ services }: Props) {
  const { t, localPath } = useWords();
  return (
    <div className="service-cards">
      {services.map(({ id, icon, name, details }) => (
        <ServiceCard
          key={id}
          icon={icon}
          picture={<InfoPicture drawing={servicePictures[icon]} />}
          text={<TextWithFallback words={details} />}
        >
          <Link className="card-link" href={localPath(infoPath("services", id))} data-in-dialog="">
            <TextWithFallback words={name} />
          </Link>
        </ServiceCard>
      ))}
      <ServiceCard
        className="card-wide"
        icon="list"
        picture={<ScenePicture scene="pocket" />}
        text={t("pocket.lead")}
      >
        <Link className="card-link" href={localPath("/pocket")}>
          {t("pocket.title")}
        </Link>
      </ServiceCard>
    </div>
  );
}

type CardProps = {
  className?: string;
  icon: IconName;
  picture: ReactNode;
  text: ReactNode;
  children: ReactNode;
};

function ServiceCard({ className, icon, picture, text, children }: CardProps) {
  const { t } = useWords();
  return (
    <article className={classNames("card service-card", className)}>
      <div className="card-picture">{picture}</div>
      <div className="card-body">
        <h3>
          <Icon name={icon} />
          {children}
        </h3>
        <p className="card-text">{text}</p>
        <p className="more" aria-hidden="true">
          <span>{t("info.details")}</span>
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}

/** The dialog's frame for the page's script, with the label of its close button. */
export function ServiceDialog() {
  const { t } = useWords();
  return (
    <>
      <link rel="stylesheet" href={dialogStyles} />
      <ServerTemplate id="page-dialog">
        <dialog className="dialog dialog-sheet service-dialog" aria-labelledby="service-title">
          <button type="button" className="dialog-close" aria-label={t("info.close")}>
            <Icon name="close" />
          </button>
        </dialog>
      </ServerTemplate>
    </>
  );
}
