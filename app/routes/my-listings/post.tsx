import { useWords } from "../../components/site/words";
import { readSignedInForm } from "../../server/http/submitted-form";
import type { PostAnswer } from "../../server/pages/posts/add-post-answer";
import { answerPostEdit } from "../../server/pages/posts/edit-post-answer";
import { editPostPage } from "../../server/pages/posts/edit-post-page";
import writingStyles from "../../styles/writing.css?url";
import { ButtonLink } from "../../ui/button";
import { EditPost } from "../../workbench/posts/edit-post";
import { sendPost } from "../../workbench/posts/send-post";
import type { Route } from "./+types/post";

export const handle = { hydrate: "post" };
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: writingStyles }];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return editPostPage(context, url, params.id);
}

export async function action(args: Route.ActionArgs) {
  return answerPostEdit(await readSignedInForm(args), args.params.id);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendPost(request, serverAction);
}

export default function EditBlogPost({ loaderData, actionData }: Route.ComponentProps) {
  const { t, localPath } = useWords();
  return (
    <section className="section">
      <div className="wrap grid gap-6">
        <h1 className="text-3xl">{t("listings.editTitle.post")}</h1>
        <EditPost
          page={loaderData}
          answer={actionData as PostAnswer | undefined}
          cancel={
            <ButtonLink variant="quiet" href={localPath("/my-listings?type=post")}>
              {t("listings.cancel")}
            </ButtonLink>
          }
        />
      </div>
    </section>
  );
}
