import GlobalStyles from '@mui/material/GlobalStyles';

const clear = { html: { scrollPaddingBlock: '128px 80px' } };

/** What takes the focus is scrolled clear of the bars above and below. */
export const ClearOfBars = () => <GlobalStyles styles={clear} />;
