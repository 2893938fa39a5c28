const usualPatience = 20_000;
const longestAnswer = 500_000;

/** Silence, an error page and an endless answer all count as errors. */
export async function askForecast(address: string, patience = usualPatience): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { Accept: "application/json" },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok || !answer.body) throw new Error(`the forecast service answered ${answer.status}`);
  return JSON.parse(await readShort(answer.body));
}

async function readShort(body: ReadableStream<Uint8Array>): Promise<string> {
  const text = new TextDecoder();
  const reader = body.getReader();
  let read = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += text.decode(part.value, { stream: true });
    if (read.length > longestAnswer) {
      await reader.cancel();
      throw new Error("the forecast service does not come to an end");
    }
  }
  return read;
}
