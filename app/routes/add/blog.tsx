import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useWords } from "../../components/site/words";
import { readSubmittedForm } from "../../server/http/submitted-form";
import { answerAddPost, type PostAnswer } from "../../server/pages/posts/add-post-answer";
import { addPostPage } from "../../server/pages/posts/add-post-page";
import writingStyles from "../../styles/writing.css?url";
import { PageHero } from "../../ui/page-hero";
import { PausedAccount } from "../../workbench/forms/paused-account";
import { SignedOut } from "../../workbench/forms/signed-out";
import { AddPost } from "../../workbench/posts/add-post";
import { sendPost } from "../../workbench/posts/send-post";
import type { Route } from "./+types/blog";

export const handle = { hydrate: "post" };
export { headers, meta } from "../../server/http/page-exports";
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: writingStyles }];

export function loader({ context, url }: Route.LoaderArgs) {
  return addPostPage(context, url);
}

export async function action(args: Route.ActionArgs) {
  return answerAddPost(await readSubmittedForm(args));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendPost(request, serverAction);
}

/** What is saved quietly changes nothing else on the page. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "autosave" ? false : defaultShouldRevalidate;
}

export default function AddBlog({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const answer = actionData as PostAnswer | undefined;
  return (
    <>
      <PageHero title={t("postForm.title")} subtitle={t("postForm.lead")} />
      <section className="wrap grid grid-cols-1 gap-8 pb-20">
        {loaderData.isPaused && !answer ? (
          <PausedAccount />
        ) : loaderData.isSignedIn || answer ? (
          <AddPost page={loaderData} answer={answer} />
        ) : (
          <SignedOut
            title={t("postForm.signedOutTitle")}
            text={t("postForm.signedOut")}
            signIn={loaderData.signIn}
            label={t("postForm.logIn")}
          />
        )}
      </section>
    </>
  );
}
