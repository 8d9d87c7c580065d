import { useState } from 'react';
import { useFormRecord } from '../../../../console/forms/form-values.ts';
import { SelectWidget } from '../../../../console/parts.ts';
import { useOverlays, type WidgetProps } from '../../../../console/slots.ts';

/** Where content people are sent. A link that the company profile does not name yet is asked for in a dialog. */
export default function SocialLinkWidget(props: WidgetProps) {
  const { social_links: known = [] } = useFormRecord() as { social_links?: string[] };
  const [added, setAdded] = useState<readonly string[]>([]);
  const { open } = useOverlays();
  const choose = async (link: unknown) => {
    const before = props.value;
    props.onChange(link);
    if (typeof link !== 'string' || known.includes(link) || added.includes(link)) return;
    if (await open('company/social-link', { link })) setAdded([...added, link]);
    else props.onChange(before);
  };
  return <SelectWidget {...props} onChange={(link) => void choose(link)} />;
}
