// A machine from outside that takes a seat at a match: decisions in, choices out. It plays at random.
//
//   node docs/example-client.mjs http://localhost:1899 <token> <invitation or match>
//
// The token is made on the page of your account and must be allowed to play; the invitation is the
// last part of a link to a free seat. Needs Node 22 or newer and nothing else.

import { randomBytes } from 'node:crypto';
import process from 'node:process';

const [base, token, place] = process.argv.slice(2);
if (!base || !token || !place) {
  console.error('usage: example-client.mjs <address> <token> <invitation or match>');
  process.exit(2);
}

const headers = { authorization: `Bearer ${token}` };

/** Asks the API; what it refuses ends the program with its reason. */
async function ask(method, path, body) {
  const reply = await fetch(`${base}/api${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await reply.json();
  if (reply.ok) return answer;
  console.error(`${method} ${path}: ${answer.error}`);
  process.exit(1);
}

/** Takes the seat of an invitation; what is no invitation is a match in which we sit already. */
async function sitDown() {
  if (place.length < 40) return place;
  // What we add to the dice: nobody can know them beforehand.
  const nonce = randomBytes(16).toString('hex');
  const { match } = await ask('POST', `/invitations/${place}`, { nonce });
  return match;
}

/** Here a better player would think: `moment` is all that our side may know. */
function choose(moment) {
  return moment.choices[Math.floor(Math.random() * moment.choices.length)];
}

const match = await sitDown();
const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/api/matches/${match}/table`, {
  headers,
});
let [answered, sent, decisions] = [-1, 0, 0];

/** Answers the question, once. */
function consider({ moment }) {
  const { question } = moment;
  if (!question || question.number === answered) return;
  answered = question.number;
  decisions += 1;
  sent += 1;
  const { side, number } = question;
  const frame = {
    id: sent,
    name: 'choose',
    ask: { side, question: number, choice: choose(moment) },
  };
  socket.send(JSON.stringify(frame));
}

socket.addEventListener('message', ({ data }) => {
  const said = JSON.parse(data);
  if (said.news) consider(said.news);
  else if (said.answer?.moment) consider(said.answer);
  else if (said.answer?.problems) {
    // Another question is asked by now: look at how it stands.
    answered = -1;
    sent += 1;
    socket.send(JSON.stringify({ id: sent, name: 'refresh', ask: {} }));
  } else if (said.error || said.trouble) {
    console.error(said.error ?? said.trouble);
    process.exit(1);
  } else if (said.match?.status === 'over') {
    const { winner } = said.match.result;
    console.log(`over after ${decisions} decisions of ours; winner: ${winner ?? 'nobody'}`);
    socket.close();
  }
});
socket.addEventListener('close', () => process.exit(0));
socket.addEventListener('error', () => {
  console.error('the line broke');
  process.exit(1);
});
