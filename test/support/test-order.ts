import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Browser tests first and unit tests last, to fill the gaps at the end. */
const projects = ["browser", "worker", "unit"];

/** Slow but small files, which vitest would start last. */
const longest = /\/(deploy|backup|letter-to-all|letter-mailer)\.test\.ts$/;

/** Orders files so that no core is idle at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * projects.indexOf(project.name) + (longest.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
