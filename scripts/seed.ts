import { runCommand } from './operator/run-command.ts';
import { command } from './operator/terminal.ts';

// npm run seed -- --employees N [--chats N] [--company slug]: the demo companies, or one of that short name.
await command(async () => console.log(await runCommand('seed', process.argv.slice(2))));
