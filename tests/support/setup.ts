// Setup files run before each test file, their imports only once in a process.
import './closed-network';
