export const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";
