import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import type { CSSProperties, ReactNode } from 'react';

/** What a mail consists of, with everything filled in. */
export interface MailParts {
  layout: 'plain' | 'banner' | 'card';
  subject: string;
  /** Clean HTML. */
  body: string;
  /** First words, as a list of mails shows them. */
  begins: string;
  header?: { text: string; color: string; background: string } | undefined;
  button?: { text: string; link: string; color: string; background: string } | undefined;
  /** Sentences below the button. */
  notes?: readonly string[] | undefined;
  unsubscribe?: { text: string; label: string; link: string } | undefined;
}

const font: CSSProperties = {
  fontFamily: 'Arial, Helvetica, sans-serif',
  fontSize: '16px',
  lineHeight: '24px',
  color: '#1f2933',
};
const small: CSSProperties = { ...font, fontSize: '13px', lineHeight: '20px', color: '#52606d' };

/** Mail programs drop style sheets and classes: each element of the text brings its own. */
const styles: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  h1: 'margin:0 0 16px;font-size:24px;line-height:32px',
  h2: 'margin:0 0 12px;font-size:20px;line-height:28px',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  blockquote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #cbd2d9',
  pre: 'margin:0 0 16px;white-space:pre-wrap;font-family:Consolas,monospace',
  a: 'color:#1d4ed8',
};

const styled = (html: string): string =>
  html.replace(/<(p|h1|h2|ul|ol|blockquote|pre|a)(?=[ >])/g, (tag, name: string) => `${tag} style="${styles[name]}"`);

/** Tables and inline styles, as the parts of React Email draw them. */
export function MailPage(parts: MailParts): ReactNode {
  const { layout, subject, body, begins, header, button, notes = [], unsubscribe } = parts;
  const isBanner = layout === 'banner' && header;
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
      </Head>
      <Preview>{begins}</Preview>
      <Body style={{ margin: 0, padding: '24px 12px', backgroundColor: '#f3f4f6' }}>
        <Container style={{ maxWidth: '560px', backgroundColor: '#ffffff' }}>
          {isBanner && <Banner {...header} />}
          <Section>
            <div style={{ ...font, padding: '32px 28px' }}>
              {header && !isBanner && <Title {...header} />}
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it was kept */}
              <div dangerouslySetInnerHTML={{ __html: styled(body) }} />
              {button && <Action {...button} centred={layout === 'banner'} />}
              {notes.map((note) => (
                <p key={note} style={{ ...small, margin: '0 0 8px', wordBreak: 'break-word' }}>
                  {note}
                </p>
              ))}
              {unsubscribe && (
                <p style={{ ...small, margin: '24px 0 0', paddingTop: '16px', borderTop: '1px solid #e4e7eb' }}>
                  {unsubscribe.text}{' '}
                  <a href={unsubscribe.link} style={{ color: '#52606d' }}>
                    {unsubscribe.label}
                  </a>
                </p>
              )}
            </div>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

type Header = NonNullable<MailParts['header']>;

const Banner = ({ text, color, background }: Header) => (
  <Section style={{ backgroundColor: background }}>
    <div style={{ padding: '36px 28px', textAlign: 'center' }}>
      <Heading as="h1" style={{ ...font, fontSize: '26px', lineHeight: '34px', margin: 0, color }}>
        {text}
      </Heading>
    </div>
  </Section>
);

const Title = ({ text, color, background }: Header) => (
  <Section style={{ backgroundColor: background, marginBottom: '20px' }}>
    <div style={{ padding: '10px 16px' }}>
      <Heading as="h1" style={{ ...font, fontSize: '20px', lineHeight: '28px', margin: 0, color }}>
        {text}
      </Heading>
    </div>
  </Section>
);

type ActionProps = NonNullable<MailParts['button']> & { centred: boolean };

const Action = ({ text, link, color, background, centred }: ActionProps) => (
  <div style={{ padding: '8px 0 24px', textAlign: centred ? 'center' : 'left' }}>
    <Button
      href={link}
      style={{
        ...font,
        fontWeight: 'bold',
        padding: '12px 24px',
        borderRadius: '4px',
        color,
        backgroundColor: background,
      }}
    >
      {text}
    </Button>
  </div>
);
