/** A form with a file, as a browser sends it. */
export async function multipart(
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly content: Uint8Array },
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.content)], { type: 'application/pdf' }), file.name);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return { body, headers: { 'content-type': sent.headers.get('content-type') ?? '' } };
}
