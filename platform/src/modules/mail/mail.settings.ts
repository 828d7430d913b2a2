/** What an installation says about its mail. */
export interface MailSettings {
  /** Address of the mail server with its password, `smtps://name:password@host:465`; nothing is sent without. */
  readonly smtpUrl: string | undefined;
  /** `From` of every letter: `Sightline <care@shop.example>`. */
  readonly from: string;
  readonly shopName: string;
  /** The shop's own postal address, for the foot of letters; left out when nobody said it. */
  readonly postalAddress: string;
  /** Attempts before the platform gives up on a letter. */
  readonly attempts: number;
  /** Days that letters are kept. */
  readonly keptDays: number;
  /** Opens the mailbox page, which shows every letter to whoever reaches the platform. */
  readonly mailbox: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; what would send from nobody, or show real letters to everybody, is refused at once. */
export function readMailSettings(environment: Environment): MailSettings {
  const smtpUrl = environment['SMTP_URL'] || undefined;
  const from = environment['MAIL_FROM'] || undefined;
  const mailbox = environment['MAILBOX'] === 'true';
  if (smtpUrl && !/^smtps?:\/\/./.test(smtpUrl)) throw new Error('SMTP_URL is not the address of a mail server');
  if (smtpUrl && !from) throw new Error('SMTP_URL needs MAIL_FROM: the address that letters come from');
  if (smtpUrl && mailbox)
    throw new Error('MAILBOX shows every letter to everybody: it is not for a shop with SMTP_URL');
  if (from && !/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from))
    throw new Error('MAIL_FROM is not an address such as: Sightline <care@shop.example>');
  return {
    smtpUrl,
    from: from ?? 'Sightline <care@sightline.example>',
    shopName: environment['SHOP_NAME'] || 'Sightline',
    postalAddress: environment['POSTAL_ADDRESS'] ?? '',
    attempts: whole(environment, 'MAIL_ATTEMPTS', 8),
    keptDays: whole(environment, 'MAIL_KEPT_DAYS', 30),
    mailbox,
  };
}

function whole(environment: Environment, name: string, usual: number): number {
  const value = Number(environment[name] ?? usual);
  if (!Number.isInteger(value) || value < 1 || value > 10_000)
    throw new Error(`${name} is not a whole number: ${environment[name]}`);
  return value;
}

/** Domain of the address letters come from. */
export function domainOf(from: string): string {
  return /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
}
