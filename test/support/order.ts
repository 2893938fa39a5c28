import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those with browsers first, those that need nothing last: they fill what is left at the end. */
const projects = ["browser", "worker", "unit"];

/** They take longest and are small files, which vitest would begin last and then wait for alone. */
const longest = /\/(deploy|backup|letter-to-all|letter-mailer)\.test\.ts$/;

/** The files in an order in which no core is idle at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
