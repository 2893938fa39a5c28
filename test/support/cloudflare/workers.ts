import { type Asked, type Binding, Refusal } from "./request";

type Version = {
  id: string;
  number: number;
  metadata: object;
  resources: { bindings: Binding[]; script: object };
};

/** Uploads of a Worker, which of them is deployed, and how it is reached. */
export type Worker = {
  versions: Version[];
  current: string;
  crons: string[];
  domains: string[];
  isOnWorkersDev: boolean;
};

export function answerWorkers(workers: Map<string, Worker>, asked: Asked): unknown {
  const { method, path, json } = asked;
  const [, area = "", name = "", part = "", more = ""] = path;
  if (area === "subdomain") return { subdomain: "ana" };
  if (part === "assets-upload-session") return { jwt: "jwt", buckets: [] };
  if (method === "PUT" && area === "scripts" && !part) {
    const worker = { versions: [], current: "", crons: [], domains: [], isOnWorkersDev: false };
    workers.set(name, worker);
    return deploy(worker, upload(worker, asked).id);
  }
  const worker = workers.get(name);
  if (!worker) throw new Refusal(404, 10007, "This Worker does not exist on your account.");
  const current = worker.versions.find(({ id }) => id === worker.current);
  const subdomain = { enabled: worker.isOnWorkersDev, previews_enabled: false };
  switch (`${method} ${area} ${part}`.trim()) {
    case "GET workers":
      return { id: name, name, subdomain };
    case "GET services":
      return {
        id: name,
        default_environment: {
          environment: "production",
          script: { tag: name, last_deployed_from: "wrangler" },
        },
      };
    case "GET scripts secrets":
      return [];
    case "GET scripts settings":
      return { bindings: current?.resources.bindings };
    case "PATCH scripts script-settings":
      return {};
    case "GET scripts versions":
      return more ? worker.versions.find(({ id }) => id === more) : { items: worker.versions };
    case "POST scripts versions":
      return upload(worker, asked);
    case "GET scripts deployments":
      return { deployments: [{ id: "now", versions: [{ version_id: worker.current, percentage: 100 }] }] };
    case "POST scripts deployments":
      return deploy(worker, (json.versions as { version_id: string }[])[0]?.version_id ?? "");
    case "PUT scripts schedules":
      worker.crons = (asked.list as { cron: string }[]).map(({ cron }) => cron);
      return [];
    case "POST scripts subdomain":
      worker.isOnWorkersDev = Boolean(json.enabled);
      return subdomain;
    case "GET scripts subdomain":
      return subdomain;
    case "POST scripts domains":
      return { added: [], removed: [], updated: [], conflicting: [] };
    case "PUT scripts domains":
      worker.domains = (json.origins as { hostname: string }[]).map(({ hostname }) => hostname);
      return null;
  }
  return undefined;
}

function upload(worker: Worker, { bindings }: Asked): Version {
  const number = worker.versions.length + 1;
  const id = `${String(number).repeat(8)}-1111-4111-8111-111111111111`;
  const metadata = {
    created_on: "2026-11-23T12:00:00Z",
    author_email: "ana@cambutal.test",
    source: "wrangler",
  };
  const version = { id, number, metadata, resources: { bindings, script: { etag: id } } };
  worker.versions.push(version);
  return version;
}

function deploy(worker: Worker, version: string) {
  worker.current = version;
  return { id: version, startup_time_ms: 1, deployment_id: version };
}
