export type FormEntry = [name: string, value: string | File];

export type Packed = { body: ArrayBuffer; type: string };

/** A form with files as a browser packs it. */
export async function multipart(entries: FormEntry[]): Promise<Packed> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const packed = new Response(form);
  return { type: packed.headers.get("Content-Type") ?? "", body: await packed.arrayBuffer() };
}
