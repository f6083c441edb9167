import process from 'node:process';

const HELP = `heliograph: board wargames of the Anglo-Boer War, every rule enforced

usage: heliograph <command> [options]

  --help     this text
`;

const [command = '--help'] = process.argv.slice(2);

if (command === '--help' || command === '-h' || command === 'help') {
  process.stdout.write(HELP);
} else {
  process.stderr.write(
    `heliograph: there is no command "${command}"; "heliograph --help" lists them\n`,
  );
  process.exitCode = 2;
}
