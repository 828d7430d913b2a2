/** A file of a prescription and whom it belongs to; health data, never logged (contract 30). */
export interface RxFile {
  readonly file: Blob;
  readonly fileName: string;
}

export interface RxPatient {
  readonly firstName: string;
  readonly lastName: string;
  /** `yyyy-MM-dd`. */
  readonly dateOfBirth: string;
}

/** Multipart body: the file, then its text fields. */
export function rxForm(file: RxFile, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file.file, file.fileName);
  return form;
}
