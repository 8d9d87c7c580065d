import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../console/slots.ts';
import { Thanks } from './looks.ts';
import type { ChatState } from './use-chat.ts';

/** The end, and for those who are content a place to say so. */
export function ThankYou({ state }: { state: ChatState }) {
  const { text, message } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { offer, brand, first_name: name } = state;
  const title = message('chats/page.thanks')?.title?.replace('{name}', name);
  return (
    <Thanks>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text('chats/page.thanks')}</p>
      {offer && /^https?:\/\//i.test(offer.link) && (
        <div className="offer">
          <p>{text('chats/page.offer', { brand })}</p>
          <Button
            variant="contained"
            size="large"
            href={offer.link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('chats/page.offer-elsewhere', { place: offer.label })}
          >
            {text('chats/page.offer-link', { place: offer.label })}
          </Button>
        </div>
      )}
    </Thanks>
  );
}
