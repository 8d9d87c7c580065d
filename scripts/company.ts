import { rotateKeyOf } from './company/rotate-key.ts';
import { runCommand } from './operator/run-command.ts';
import { command } from './operator/terminal.ts';

// The operator's command for companies, and for the key that their secrets are sealed under.
await command(async () => {
  const args = process.argv.slice(2);
  console.log(args[0] === 'rotate-key' ? await rotateKeyOf() : await runCommand('company', args));
});
