import nodemailer from 'nodemailer';

export interface MailSettings {
  /** Where mail is handed in: `smtp://name:password@host:587`. */
  readonly smtp: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands mail in; throws if it is not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Milliseconds before a server that says nothing is given up. */
const PATIENCE = 20_000;

export function smtpMailer({ smtp, from }: MailSettings): Mailer {
  const transport = nodemailer.createTransport({
    url: smtp,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  return {
    async send({ to, subject, text, headers }) {
      await transport.sendMail({
        from,
        // As an object: what stands in an address is never read as a list of them.
        to: { name: '', address: to },
        subject,
        text,
        ...(headers && { headers: { ...headers } }),
      });
    },
    close: () => transport.close(),
  };
}
